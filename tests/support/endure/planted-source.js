/** @typedef {{ find: string, replace: string }} PlantedFault */

/** @type {PlantedFault} */
let fault

/** @param {string} data */
export function initialize(data) {
  /** @type {unknown} */
  const planted = JSON.parse(data)
  fault = /** @type {PlantedFault} */ (planted)
}

/**
 * The built server with a fault in the place of what it says there.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context)
  if (!url.endsWith('/dist/server.js')) return loaded
  const { source } = loaded
  const parts = (source instanceof Uint8Array ? Buffer.from(source).toString() : typeof source === 'string' ? source : '').split(fault.find)
  if (parts.length !== 2) throw new Error(`The server says ${parts.length - 1} times: ${fault.find}`)
  return { ...loaded, source: parts.join(fault.replace) }
}
