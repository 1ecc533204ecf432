import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const madeByTools = new Set(['node_modules', 'dist', 'dist-single', '.turbo', 'coverage']);

/** Code, texts, and the JSON that is written by hand. */
const isSource = /\.(?:tsx?|[cm]js|sql)$|\.(?:en|es)\.(?:json|md)$|^package\.json$|^section\.json$/;
const madeFromCatalog = /\.(?:en|es)\.d\.json\.ts$/;

/** Whether a folder of this name is what a tool made, and nobody's source. */
export const isMadeByTools = (name) => madeByTools.has(name);

/**
 * Reads the source of a workspace.
 * @param {string} root folder that holds `apps` and `packages`
 * @returns {{ path: string, text: string }[]} paths from the root with `/`, sorted
 */
export function readSourceFiles(root) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !isMadeByTools(entry.name)) walk(path);
      else if (isSource.test(entry.name) && !madeFromCatalog.test(entry.name)) found.push(path);
    }
  };
  for (const top of ['apps', 'packages']) walk(join(root, top));
  return found
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/** What a check says: where, and what to do. `line` counts from 1. */
export const finding = (path, message, line) => ({ path, message, ...(line ? { line } : {}) });

export const isCode = ({ path }) => /\.(?:tsx?|[cm]js)$/.test(path);

/** Line of a position in a text, from 1. */
export const lineAt = (text, index) => text.slice(0, index).split('\n').length;
