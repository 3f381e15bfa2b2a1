/** A tournament's hours are the hall's hours, whatever the server's clock is set to. */
export const timeZone = 'Europe/Berlin'
