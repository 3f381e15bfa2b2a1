import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {typeof import('@prisma/schema-engine-wasm')} SchemaEngineModule */
/** @typedef {SchemaEngineModule & { __wbg_set_wasm: (exports: WebAssembly.Exports) => void }} Bindings */

/**
 * The bindings keep one memory, so the engine is joined once per process.
 * @type {Promise<SchemaEngineModule> | undefined}
 */
let joined

/** Prisma's schema engine as WebAssembly. */
export function loadSchemaEngine() {
  joined ??= joinByHand()
  return joined
}

/**
 * The package's own entry imports the .wasm file, which plain Node does not, so it is joined by hand.
 * @returns {Promise<SchemaEngineModule>}
 */
async function joinByHand() {
  const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  /** @type {unknown} */
  const loaded = await import(pathToFileURL(join(folder, 'schema_engine_bg.js')).href)
  const bindings = /** @type {Bindings} */ (loaded)
  const wasm = new WebAssembly.Module(readFileSync(join(folder, 'schema_engine_bg.wasm')))
  const { exports } = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': bindings })
  bindings.__wbg_set_wasm(exports)
  const { __wbindgen_start: start } = /** @type {{ __wbindgen_start: () => void }} */ (exports)
  start()
  return bindings
}
