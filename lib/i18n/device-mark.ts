/** A device has no name: the first characters of its id tell it from the others of its table. */
export const deviceMark = (deviceId: string): string => deviceId.slice(0, 4)
