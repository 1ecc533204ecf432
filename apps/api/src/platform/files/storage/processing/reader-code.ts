import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../../core/package-root';

/** From source, in tests: compiled once as the build does it, under a name of its content. */
async function compiled(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(packageRoot, 'src/platform/files/storage/processing/child/file-reader.ts')],
    write: false,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
  });
  const [made] = outputFiles;
  if (!made) throw new Error('the file reader was compiled to nothing');
  const file = join(packageRoot, 'node_modules/.cache/file-reader', `${made.hash.replaceAll(/\W/g, '')}.mjs`);
  if (existsSync(file)) return file;
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made.contents);
  await rename(unfinished, file);
  return file;
}

let found: Promise<string> | null = null;

/** The child's code: beside the bundle, in whose folder or a folder below it this runs. */
export function readerCode(): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].map((folder) => join(folder, 'file-reader.js')).find(existsSync);
  return (found ??= built === undefined ? compiled() : Promise.resolve(built));
}
