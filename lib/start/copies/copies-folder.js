import { join } from 'node:path'

/**
 * Where the copies of a data folder lie.
 * @param {string} dataFolder
 */
export const copiesFolder = (dataFolder) => join(dataFolder, 'copies')
