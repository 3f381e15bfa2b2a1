/** The smallest letters for a name: hard to read, yet whole. Only names of some hundred letters come down to it. */
export const leastName = 3
