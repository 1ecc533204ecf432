const { join, sep } = require('node:path');

const [root] = require.resolve('esbuild').split(`${sep}node_modules${sep}`, 1);

/**
 * Where what tests need is kept once it is made: beside the installed packages, so that a copy of the workspace that has
 * them by links, as the generator's test makes one, finds it too.
 */
module.exports = (of) => join(root, 'node_modules/.cache/courtyard-jest', of);
