const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { buildSync, version } = require('esbuild');

const lockfile = join(__dirname, '../../../../pnpm-lock.yaml');
// Shared with everybody else: a second copy would not know the first one's contexts.
const external = ['react', 'react-dom', '@emotion/react'];

function packageOf(folder) {
  return existsSync(join(folder, 'package.json')) ? folder : packageOf(dirname(folder));
}

/**
 * A library of many small modules as one file. Jest loads each module anew for each test file, and the design system's
 * library has two thousand: that takes longer than most tests.
 * @param {string} library what the package around `folder` depends on
 * @returns {string} path of the file; it is made when it is not there
 */
module.exports = function bundled(library, folder) {
  const home = packageOf(folder);
  const key = createHash('sha1').update(version).update(readFileSync(lockfile)).digest('hex').slice(0, 12);
  // Below the package, so that what is external is found from there.
  const cache = join(home, 'node_modules/.cache/courtyard-jest');
  const file = join(cache, `${library.replaceAll(/\W/g, '-')}.${key}.cjs`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  buildSync({
    stdin: { contents: `export * from '${library}'`, resolveDir: home },
    outfile: unfinished,
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"test"' },
  });
  renameSync(unfinished, file);
  return file;
};
