/** The environment in which the built server says something else in one place than it should. */
export const plantedEnv = (find: string, replace: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=${new URL('plant-in-server.js', import.meta.url).href}`,
  PLANTED: JSON.stringify({ find, replace }),
})
