import { createRequire } from 'node:module';
import { join } from 'node:path';
import { baseConfig } from '../base-config.mjs';
import { ChunkIntegrityPlugin } from '../chunks/chunk-integrity.plugin.mjs';
import { ChunkRetryPlugin } from '../chunks/chunk-retry.plugin.mjs';
import { ContainerNamePlugin, provisionalContainer } from './container-name.plugin.mjs';
import { FromHostOnlyPlugin } from './from-host-only.plugin.mjs';
import { hotUpdatePlugins } from '../serve/hot-updates.mjs';
import { OfferedExportsPlugin } from '../provided/offered-exports.plugin.mjs';
import { DescribeBuildPlugin, filesOf, listAssets } from '../release/release.plugin.mjs';
import { checkedDeclaration, loadContract } from './section-declaration.mjs';
import { consumedModules, fetchedNames, sharedVersions } from '../provided/shared-modules.mjs';
import { releaseUses } from '../release/release-uses.mjs';
import { UsedCallsPlugin } from '../release/used-calls.mjs';

const require = createRequire(import.meta.url);
// The package's ES build is incomplete; its CommonJS build is what its own documentation uses.
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

// Left to itself the plugin calls webpack without a configuration and reads the path off the error, whose making takes a second or two.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** What every section offers, by the name under which the host asks. */
export const exposes = { './routes': './src/routes', './slots': './src/slots' };

const chunkNameOf = (exposed) => exposed.replace('./', '');

/**
 * What chunks take from the host, in few chunks without a file: the entry says of each chunk what it takes, and would
 * say it of every page. What the host fetches when it is asked for stands alone, so that a page asks for its own only.
 */
const provided = {
  type: 'consume-shared-module',
  name: ({ options: { shareKey } }) =>
    fetchedNames.includes(shareKey) ? `provided-${shareKey.split('/').at(-1)}` : 'provided',
  enforce: true,
};

/** The entry and the routes, in load order: what every page of the section needs. */
function initialFiles(compilation, container) {
  const routes = compilation.namedChunkGroups.get('routes');
  return [...new Set([compilation.entrypoints.get(container), routes].filter(Boolean).flatMap(filesOf))];
}

/** Files of named groups of chunks, and the shared modules that they take from the host; null where there is none. */
function partNamed(compilation, ...names) {
  const groups = names.map((name) => compilation.namedChunkGroups.get(name)).filter(Boolean);
  if (groups.length === 0) return null;
  const chunks = groups.flatMap((group) => group.chunks);
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  const consumed = modules.filter((module) => module.type === 'consume-shared-module');
  const shared = new Set(consumed.map((module) => module.options.shareKey));
  return { files: [...new Set(groups.flatMap(filesOf))], shared: [...shared] };
}

/** The name by which a page's import says which route it is: `page-properties-detail` for `/properties/detail`. */
export const pageChunkName = (path) =>
  ['page', ...path.replaceAll(':', '').split('/').filter(Boolean)].join('-');

function filesOfPages(compilation, routes) {
  const pages = routes.map(({ path }) => [path, partNamed(compilation, pageChunkName(path))]);
  return Object.fromEntries(pages.filter(([, part]) => part !== null));
}

/**
 * The name by which a card's import says which file it is in: an owner's cards, `my-balance`, and a vendor's, `vendor-bills`, are in others than
 * those of who manages.
 */
const cardsChunkName = (id) => `${/^(my|vendor)-/.exec(id)?.[0] ?? ''}cards`;

function filesOfCards(compilation, slots) {
  const cards = slots.filter(({ slot }) => slot === 'dashboard.card/v1');
  const parts = cards.map(({ id }) => [id, partNamed(compilation, 'slots', cardsChunkName(id))]);
  return Object.fromEntries(parts.filter(([, part]) => part !== null));
}

/** The declaration as it is now: what watches builds again when it changes. */
function declared(compilation, dir, contract) {
  compilation.fileDependencies.add(join(dir, 'section.json'));
  return checkedDeclaration(dir, contract);
}

/**
 * webpack configuration of a section: a federated remote that brings its own pages and nothing of what is shared.
 * Throws where `section.json` is wrong.
 * @param {{ app: ReturnType<import('../app-folder.mjs').readApp>, mode: 'production' | 'development', serve?: boolean, publicPath?: string }} build
 */
export async function sectionConfig({ app, mode, serve = false, publicPath = 'auto' }) {
  const contract = await loadContract(app.dir);
  const declaration = checkedDeclaration(app.dir, contract);
  const container = provisionalContainer(declaration.id);
  const named = new ContainerNamePlugin({ provisional: container });
  const base = baseConfig({ dir: app.dir, output: 'dist', mode, serve });

  return {
    ...base,
    name: app.name,
    entry: {},
    // A release's folder never changes, so its files need no hash in their names, and the entry no list of them.
    output: {
      ...base.output,
      publicPath,
      uniqueName: container,
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
    },
    optimization: { ...base.optimization, chunkIds: 'named', splitChunks: { cacheGroups: { provided } } },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: 'entry.js',
        exposes: Object.fromEntries(
          Object.entries(exposes).map(([name, file]) => [name, { import: file, name: chunkNameOf(name) }]),
        ),
        shared: consumedModules(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new FromHostOnlyPlugin(),
      new OfferedExportsPlugin(),
      new UsedCallsPlugin(),
      new ChunkRetryPlugin(),
      ...(serve
        ? hotUpdatePlugins({ name: app.name, role: 'section' })
        : [named, new ChunkIntegrityPlugin({ from: 'provided' })]),
      new DescribeBuildPlugin({
        file: 'release.json',
        schema: contract.sectionRelease,
        describe: async (compilation) => ({
          declaration: declared(compilation, app.dir, contract),
          version: app.version,
          container: named.container,
          entry: initialFiles(compilation, container)[0],
          initial: initialFiles(compilation, container),
          pages: filesOfPages(compilation, declaration.routes),
          cards: filesOfCards(compilation, declaration.slots),
          assets: listAssets(compilation),
          shared: sharedVersions(),
          // What is served while it is worked on is promoted nowhere.
          uses: serve ? undefined : await releaseUses(compilation, app.dir),
        }),
      }),
    ],
  };
}
