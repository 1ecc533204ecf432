import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMadeByTools } from '../checks/source-files.mjs';
import { catalogFile, isOfSentences, languageOf } from './catalog.mjs';
import { parseText, valuesOf } from './text.mjs';

/** The declaration that stands for a catalog in the compiler's eyes, beside it: `payoff.en.d.json.ts`. */
export const declarationOf = (path) => path.replace(/\.json$/, '.d.json.ts');
const declarationFile = /\.(?:en|es)\.d\.json\.ts$/;

const typeOf = { text: 'string | number', boolean: 'boolean', number: 'number' };
const nameOf = (key) => (/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key));

/** What a text needs, as the rest of a call's parameters. */
function needs(text, language) {
  if (!/['{}]/.test(text)) return '[]';
  const values = [...valuesOf(parseText(text, language))];
  if (values.length === 0) return '[]';
  return `[values: { ${values.map(([name, kind]) => `${name}: ${typeOf[kind]}`).join('; ')} }]`;
}

/**
 * What the compiler is to know of a catalog: of the English its keys, with the values that each text needs; of a translation nothing, as
 * `npm run check -- messages` holds it to the English; of the API's sentences that they are texts.
 */
export function declaration(json, path) {
  const made = `// Made from the catalog by packages/build/src/messages/declarations.mjs.\n`;
  if (languageOf(path) !== 'en') {
    const type = isOfSentences(path) ? 'Readonly<Record<string, string>>' : 'object';
    return `${made}declare const texts: ${type};\nexport default texts;\n`;
  }
  const lines = Object.entries(JSON.parse(json)).map(([key, text]) => {
    const shown = text.replaceAll('*/', '* /').replaceAll('\n', ' ');
    return `  /** ${shown} */\n  ${nameOf(key)}: ${needs(text, 'en')};\n`;
  });
  return `${made}declare const texts: {\n${lines.join('')}};\nexport default texts;\n`;
}

/** Paths of the catalogs below `apps` and `packages`, and of declarations that are there. */
function filesIn(root) {
  const found = { catalogs: [], declarations: [] };
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !isMadeByTools(entry.name)) walk(path);
      else if (catalogFile.test(entry.name)) found.catalogs.push(path);
      else if (declarationFile.test(entry.name)) found.declarations.push(path);
    }
  };
  for (const top of ['apps', 'packages']) walk(join(root, top));
  return found;
}

/** Writes the declaration of a catalog where it differs from what is there. A text that is wrong is left to the check and the build. */
function write(path) {
  const file = declarationOf(path);
  let wanted;
  try {
    wanted = declaration(readFileSync(path, 'utf8'), path);
  } catch {
    return;
  }
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
}

/**
 * Writes the declarations of all catalogs of a workspace, and removes those whose catalog is gone.
 * @param {string} root folder that holds `apps` and `packages`
 */
export function writeDeclarations(root) {
  const { catalogs, declarations } = filesIn(root);
  const wanted = new Set(catalogs.map(declarationOf));
  for (const path of catalogs) write(path);
  for (const path of declarations) if (!wanted.has(path)) rmSync(path);
}
