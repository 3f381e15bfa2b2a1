/** Keeps the language on staff and device pages only: spectators get no cookie, their address names it. */
export const localeCookie = 'locale'
