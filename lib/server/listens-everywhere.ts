/** Whether this host name opens the server to every network of the machine. */
export const listensEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'
