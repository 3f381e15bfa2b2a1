import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

import { policyOfFiles } from '@/lib/server/content-security-policy'
import { securityHeaders } from '@/lib/server/security-headers'

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what node could not read as HTTP, so that even this answer carries the headers of all others. */
export function refuseBrokenRequest(publicUrl: string | undefined) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statusOf[error.code ?? ''] ?? 400
    const headers = { ...securityHeaders(publicUrl), 'Content-Security-Policy': policyOfFiles, Connection: 'close', 'Content-Length': '0' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n`)
  }
}
