import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig } from '../base-config.mjs';
import { ChunkIntegrityPlugin } from '../chunks/chunk-integrity.plugin.mjs';
import { ChunkRetryPlugin } from '../chunks/chunk-retry.plugin.mjs';
import { shortIntegrityOf } from '../chunks/integrity.mjs';
import { hotUpdatePlugins } from '../serve/hot-updates.mjs';
import { IndexPagePlugin } from './index-page.plugin.mjs';
import { WebAppPlugin } from './web-app.plugin.mjs';
import { DescribeBuildPlugin, filesOf, listAssets } from '../release/release.plugin.mjs';
import { loadContract } from '../section/section-declaration.mjs';
import { sharedVersions } from '../provided/shared-modules.mjs';
import { providedExports } from '../release/provided-exports.mjs';

const noEval = fileURLToPath(new URL('../../page/no-eval.cjs', import.meta.url));

/** Files of each entry and of each named dynamic import (`webpackChunkName`), in load order. */
function entryFiles(compilation) {
  const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, filesOf(group)]);
  return Object.fromEntries(groups);
}

/**
 * webpack configuration of the host: a plain application. Its signed-in side creates the federation at run time.
 * @param {{ app: ReturnType<import('../app-folder.mjs').readApp>, mode: 'production' | 'development', serve?: boolean, devSections?: Record<string, string> }} build
 *   `devSections`: folders that the page takes sections from instead of the registry's releases
 */
export async function hostConfig({ app, mode, serve = false, devSections = {} }) {
  const base = baseConfig({ dir: app.dir, output: 'dist', mode, serve });
  const { hostRelease, contractVersion } = await loadContract(app.dir);
  const shared = sharedVersions();

  return {
    ...base,
    name: app.name,
    entry: { main: [noEval, './src/start/main'] },
    output: { ...base.output, publicPath: '/assets/host/', uniqueName: 'courtyard_host' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        minSize: 40_000,
        maxInitialRequests: 6,
        cacheGroups: {
          // Libraries stand beside the code of ours that everybody is sent, which changes more often; a part that few open has its own in it.
          defaultVendors: {
            test: /[\\/]node_modules[\\/]/,
            priority: -10,
            chunks: (chunk) => chunk.canBeInitial() || chunk.name === 'shell',
          },
        },
      },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        COURTYARD_SHARED_VERSIONS: JSON.stringify(shared),
        // By which Module Federation's runtime leaves out what only Node needs (its documentation, experiments.optimization).
        ENV_TARGET: JSON.stringify('web'),
        COURTYARD_DEV_SECTIONS: JSON.stringify(devSections),
      }),
      new ChunkRetryPlugin(),
      ...(serve
        ? hotUpdatePlugins({ name: app.name, role: 'host' })
        : [new ChunkIntegrityPlugin({ from: 'own' })]),
      new IndexPagePlugin({
        template: join(app.dir, 'index.html'),
        firstLook: join(app.dir, 'src/start/first-look.ts'),
        worker: join(app.dir, 'src/layout/header/notifications/push/push-worker.ts'),
        prerender: prerenderSource(app.dir),
      }),
      new WebAppPlugin(join(app.dir, 'web-app')),
      new DescribeBuildPlugin({
        file: 'host.json',
        schema: hostRelease,
        describe: async (compilation) => ({
          contract: contractVersion,
          shared,
          exports: serve ? null : await providedExports(compilation),
          assets: listAssets(compilation, shortIntegrityOf),
          entries: entryFiles(compilation),
        }),
      }),
    ],
  };
}

function prerenderSource(dir) {
  const file = join(dir, 'src/start/prerender.tsx');
  return existsSync(file) ? file : null;
}
