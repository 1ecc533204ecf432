import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { catalogs } from '../../messages/catalog.plugin.mjs';

const run = promisify(execFile);

/** The driver prints the pages as JSON. */
const driver = (source) => `
  import { prerenderPages } from ${JSON.stringify(source)};
  const pages = await prerenderPages();
  process.stdout.write(JSON.stringify(pages), () => process.exit(0));`;

/**
 * Renders pages in a Node process of their own, as a browser's first paint would show them.
 * @param {string} source file that exports `prerenderPages(): Promise<Page[]>`
 * @returns {Promise<{ name: string, language: string, html: string, styles: string, chunks: string[] }[]>}
 *   styles are `<style>` elements with the nonce's placeholder, chunks what the page starts with besides `main`
 */
export async function prerender(source) {
  const folder = await mkdtemp(join(tmpdir(), 'courtyard-prerender-'));
  const outfile = join(folder, 'prerender.mjs');
  try {
    await build({
      stdin: { contents: driver(source), resolveDir: folder },
      bundle: true,
      outfile,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.png': 'empty' },
      // Some dependencies are CommonJS and ask for Node's own modules.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      plugins: [catalogs],
      logLevel: 'error',
    });
    const { stdout } = await run(process.execPath, [outfile], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
      timeout: 60_000,
    });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
