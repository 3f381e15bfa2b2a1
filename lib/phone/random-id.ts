/** 128 bits as 32 hexadecimal digits. Over plain HTTP there is no `randomUUID`, but this there is. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
