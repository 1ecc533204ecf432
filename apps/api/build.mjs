import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { catalogs } from '@courtyard/build/messages/catalog.plugin.mjs';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** `dist`, or the folder that is named. */
const outdir = process.argv[2] ?? here('dist');

await rm(outdir, { recursive: true, force: true });

// Workspace packages are TypeScript and go into the bundle; what npm installed stays where it is.
const onlyOurs = {
  name: 'only-ours',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@courtyard/') ? undefined : { path, external: true },
    );
  },
};

await build({
  absWorkingDir: here('.'),
  entryPoints: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    // Loaded by its path, on a thread of its own.
    'pdf-worker': 'src/platform/mail/paper/drawing/pdf-worker.ts',
    // Started as a process of its own.
    'file-reader': 'src/platform/files/storage/processing/child/file-reader.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  chunkNames: 'chunks/[name]-[hash]',
  plugins: [onlyOurs, catalogs],
  logLevel: 'warning',
});
