/** What a request needs to be right in everything but who asks. Places in the path that need no particular value are left out. */
interface RightRequest {
  readonly path?: string
  readonly body?: unknown
}

const deviceId = '0123456789abcdef0123456789abcdef'

/** By route file and method. A route that is not here asks who it is before it looks at anything else. */
export const rightRequests: Readonly<Record<string, RightRequest>> = {
  'app/api/set-up/route.ts POST': { body: { token: 'guessed', name: 'Anna', email: 'anna@club.example', password: 'zehn Zeichen' } },
  'app/api/device/session/route.ts POST': { body: { deviceId, token: 'guessed-token' } },
}

/** The address of a route, with something that does not exist wherever its path is open. */
export function pathOfRoute(file: string): string {
  return file
    .replace(/^app/, '')
    .replace(/\/route\.tsx?$/, '')
    .replaceAll(/\/\([^)]+\)/g, '')
    .replaceAll(/\[+(?:\.\.\.)?[^\]]+\]+/g, 'nothing')
}
