const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { buildSync, version } = require('esbuild');
const cacheFolder = require('./cache-folder.cjs');

const lockfile = join(__dirname, '../../../../pnpm-lock.yaml');
const key = createHash('sha1').update(version).update(readFileSync(lockfile)).digest('hex').slice(0, 12);

/**
 * A library of many small modules as one file. Jest loads each module anew for each test file, and the design system's
 * library has two thousand: that takes longer than most tests.
 * @param {string} library what the package of `from` depends on
 * @param {{ from: string, external?: string[], inPage?: boolean }} how `external`: what it shares with everybody else,
 *   whose contexts and settings a second copy would not know; `inPage`: as a page's build takes it, not as Node would
 * @returns {{ file: string, home: string }} the file, which is made when it is not there, and the folder from which its
 *   `require` of what is external is to be resolved
 */
module.exports = function bundled(library, { from, external = [], inPage = false }) {
  const entry = createRequire(from).resolve(library);
  const home = dirname(entry);
  const ofEntry = createHash('sha1').update(entry).digest('hex').slice(0, 8);
  const file = join(cacheFolder('bundled'), key, `${library.replaceAll(/\W/g, '-')}.${ofEntry}`, 'index.cjs');
  if (existsSync(file)) return { file, home };
  const name = JSON.stringify(library);
  const { outputFiles } = buildSync({
    stdin: {
      contents: inPage ? `export * from ${name}` : `module.exports = require(${name})`,
      resolveDir: dirname(from),
    },
    write: false,
    bundle: true,
    format: 'cjs',
    platform: inPage ? 'browser' : 'node',
    target: 'es2022',
    external,
    define: { 'process.env.NODE_ENV': '"test"' },
  });
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, outputFiles[0].contents);
  renameSync(unfinished, file);
  return { file, home };
};
