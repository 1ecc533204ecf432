import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { workspaceFolder } from '../app-folder.mjs';
import { offeredExports } from '../provided/offered-exports.mjs';

/** From where the host's own imports are found. */
const hostManifest = join(workspaceFolder('apps/host'), 'package.json');

/**
 * Every name that a shared module exports, as it is installed for the host.
 * @param {string} name as it stands in an import
 * @returns {Promise<readonly string[]>}
 */
export async function knownExports(name) {
  if (offeredExports[name]) return offeredExports[name];
  return name.startsWith('@courtyard/') ? exportsOfSource(name) : exportsOfPackage(name);
}

/** Our own packages are TypeScript for a browser: read, not run. */
async function exportsOfSource(name) {
  const { metafile } = await build({
    entryPoints: [name],
    absWorkingDir: workspaceFolder('apps/host'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    // Whatever is not ours has no say in what we export.
    plugins: [{ name: 'only-ours', setup: leaveOutOthers }],
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.png': 'empty' },
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap((output) => (output.entryPoint ? output.exports : []));
}

function leaveOutOthers({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@courtyard/') ? undefined : { path, external: true },
  );
}

function exportsOfPackage(name) {
  const exported = createRequire(hostManifest)(name);
  return [...new Set(['default', ...Object.keys(exported)])];
}
