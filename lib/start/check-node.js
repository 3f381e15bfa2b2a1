import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from './project-root.js'
import { StartProblem } from './start-problem.js'

/** @type {(text: string) => { engines: { node: string } }} */
const parse = JSON.parse

/** Refuses a Node older than package.json asks for, before anything that it could not even read. */
export function checkNode() {
  const manifest = parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const needed = manifest.engines.node.replace('>=', '')
  const found = process.versions.node
  if (compare(found, needed) < 0) throw new StartProblem('node-too-old', { needed, found })
}

/**
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const differences = (left ?? []).map((part, index) => part - (right?.[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}
