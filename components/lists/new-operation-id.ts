/** An id of 128 bit; also where a page came by plain HTTP and has no `randomUUID`. */
export const newOperationId = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
