/** In seconds: a session ends after this time without a visit. */
export const idleLimit = 12 * 60 * 60

/** In milliseconds: a session ends this long after signing in, used or not. */
export const absoluteLimit = 7 * 24 * 60 * 60 * 1000
