import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync, version } from '@swc/core';

const source = /\.(?:[cm]?ts|tsx|jsx)$/;
const moduleFolders = new Map();

/** Whether the nearest package.json above a folder says that its `.js` files are ES modules. */
function isModuleFolder(folder) {
  const known = moduleFolders.get(folder);
  if (known !== undefined) return known;
  const manifest = join(folder, 'package.json');
  const parent = dirname(folder);
  let answer = false;
  if (existsSync(manifest)) answer = JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
  else if (parent !== folder) answer = isModuleFolder(parent);
  moduleFolders.set(folder, answer);
  return answer;
}

function isModule(path) {
  if (source.test(path) || path.endsWith('.mjs')) return true;
  return path.endsWith('.js') && isModuleFolder(dirname(path));
}

function parserFor(path) {
  if (/\.[cm]?ts$/.test(path)) return { syntax: 'typescript', tsx: false };
  if (path.endsWith('.tsx')) return { syntax: 'typescript', tsx: true };
  return { syntax: 'ecmascript', jsx: path.endsWith('.jsx') };
}

/**
 * Jest transform: TypeScript and every ES module become CommonJS, other files stay as they are.
 * The package's own `type` decides, so a dependency that ships only ES modules needs no list of exceptions.
 */
export default {
  canInstrument: false,
  getCacheKey(text, path, options) {
    const key = ['courtyard-2', version, path, text, options.configString];
    return createHash('sha1').update(key.join('\0')).digest('hex');
  },
  process(text, path) {
    if (!isModule(path)) return { code: text };
    return transformSync(text, {
      filename: path,
      swcrc: false,
      configFile: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs', ignoreDynamic: false },
      jsc: {
        target: 'es2022',
        parser: parserFor(path),
        // Lifts jest.mock above the imports, as babel-jest does.
        transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
      },
    });
  },
};
