import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Migration
 * @property {string} name such as 001_first_tables
 * @property {string} sql
 * @property {string} checksum sha256 of the file, as hex
 */

/**
 * The migrations of one folder in their order.
 * @param {string} folder
 * @returns {Migration[]}
 */
export function readMigrations(folder) {
  return readdirSync(folder)
    .filter((file) => /^\d{3}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
