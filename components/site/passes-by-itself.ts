/** Whether what was refused for this reason goes through later without anybody here doing anything: no network, or a server that cannot save just now. */
export const passesByItself = (code: string): boolean => code === 'failed' || code.startsWith('storage-')
