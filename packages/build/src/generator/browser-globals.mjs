import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The compiler's declarations of a page, which stand beside its program for this kind of machine. */
function declarations() {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const program = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  return join(dirname(createRequire(compiler).resolve(program)), 'lib/lib.dom.d.ts');
}

let names;

/** Whether a script of a page finds the name without an import: `document`, `Request`. */
export function isBrowserGlobal(name) {
  names ??= new Set(
    [...readFileSync(declarations(), 'utf8').matchAll(/^declare (?:var|const|function) (\w+)/gm)].map(
      ([, declared]) => declared,
    ),
  );
  return names.has(name);
}
