import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transformSync, version } from '@swc/core';
import { compiledTexts, textFile } from '../messages/catalog.mjs';
import cacheFolder from './cache-folder.cjs';

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

/** What the outcome follows from: neither the checkout nor the package that asks. */
const keyOf = (text, path) =>
  createHash('sha1')
    .update(['courtyard-4', version, basename(path), String(isModule(path)), text].join('\0'))
    .digest('hex');

function transformed(text, path) {
  const { code } = transformSync(text, {
    filename: path,
    // Beside the file that is mapped, wherever that is.
    sourceFileName: basename(path),
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
  return code;
}

/**
 * Jest transform: TypeScript, every ES module and files of texts become CommonJS, other files stay as they are.
 * The package's own `type` decides, so a dependency that ships only ES modules needs no list of exceptions. Jest keeps what
 * comes out for each package by itself; what one of them has had made, the others and a copy of the workspace find here.
 */
export default {
  canInstrument: false,
  getCacheKey: keyOf,
  process(text, path) {
    if (textFile.test(path)) return { code: `module.exports = ${compiledTexts(text, path)};` };
    if (!isModule(path)) return { code: text };
    const key = keyOf(text, path);
    const folder = join(cacheFolder('transformed'), key.slice(0, 2));
    const file = join(folder, key);
    if (existsSync(file)) return { code: readFileSync(file, 'utf8') };
    const code = transformed(text, path);
    mkdirSync(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, code);
    renameSync(unfinished, file);
    return { code };
  },
};
