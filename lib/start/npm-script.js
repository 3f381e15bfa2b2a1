import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** npm's own script, to be run by this same node: the one that called us, else the one beside node. */
export function npmScript() {
  const bin = dirname(process.execPath)
  const places = [
    process.env.npm_execpath ?? '',
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, '../share/nodejs/npm/bin/npm-cli.js'),
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
  ]
  return places.find((place) => place.endsWith('npm-cli.js') && existsSync(place)) ?? null
}
