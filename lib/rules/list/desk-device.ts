/** What stands in place of a device where the desk writes: it keeps no list of its own, so nobody ever takes over from it (TSR 7.3.2). */
export const deskDevice = 'desk'
