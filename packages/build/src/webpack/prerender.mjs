import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);

/** The driver prints one JSON object, markup and styles by path. */
const driver = (source) => `
  import { prerender } from ${JSON.stringify(source)};
  const pages = {};
  for (const path of process.argv.slice(2)) pages[path] = await prerender(path);
  process.stdout.write(JSON.stringify(pages), () => process.exit(0));`;

/**
 * Renders pages in a Node process of their own, as a browser's first paint would show them.
 * @param {string} source file that exports `prerender(path): Promise<{ html, styles }>`
 * @param {string[]} paths
 * @returns {Promise<[path: string, page: { html: string, styles: string }][]>} styles are `<style>` elements with the nonce's placeholder
 */
export async function prerender(source, paths) {
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
      logLevel: 'error',
    });
    const { stdout } = await run(process.execPath, [outfile, ...paths], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
      timeout: 60_000,
    });
    return Object.entries(JSON.parse(stdout));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
