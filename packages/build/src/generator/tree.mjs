import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isMadeByTools } from '../checks/source-files.mjs';

/** Files of a folder and of those in it, as paths from it with `/`. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'));

/** A template's text or path with its places filled. Throws for a place that no name is there for. */
const fill = (text, names) =>
  text.replaceAll(/\{\{([^}]+)\}\}|__([a-z]+)__/g, (place, inText, inPath) => {
    const name = inText ?? inPath;
    if (Object.hasOwn(names, name)) return names[name];
    throw new Error(`A template asks for ${place}.`);
  });

/** Changes to a workspace that are all thought of before the first is written. */
export class Tree {
  changed = new Map();

  /** @param {string} root folder of the workspace */
  constructor(root) {
    this.root = root;
  }

  has(path) {
    return this.changed.has(path) || existsSync(join(this.root, path));
  }

  /** Whether a folder has more than what tools left there, as where a section was taken back. */
  hasFolder(path) {
    return this.has(path) && this.names(path).some((name) => !isMadeByTools(name));
  }

  read(path) {
    return this.changed.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  names(folder) {
    return readdirSync(join(this.root, folder));
  }

  /** @param {(text: string) => string} change */
  edit(path, change) {
    this.changed.set(path, change(this.read(path)));
  }

  /** @param {(value: object) => void} change of the parsed file */
  editJson(path, change) {
    const value = JSON.parse(this.read(path));
    change(value);
    this.changed.set(path, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** Puts a folder of templates into a folder of the workspace; `names` by the places that they have. */
  fill(templates, folder, names) {
    for (const template of filesBelow(templates)) {
      const path = `${folder}/${fill(template.replace(/\.template$/, ''), names)}`;
      this.changed.set(path, fill(readFileSync(join(templates, template), 'utf8'), names));
    }
  }

  /** Writes what was thought of. Gives the paths from the root. */
  write() {
    for (const [path, text] of this.changed) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    return [...this.changed.keys()].map((path) => relative('.', path));
  }
}
