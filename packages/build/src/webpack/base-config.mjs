import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { textFile } from '../messages/catalog.mjs';
import { CompressAssetsPlugin } from './compress-assets.plugin.mjs';

const require = createRequire(import.meta.url);
const browsers = 'es2022';

/** Loader for our own source. Dependencies are taken as they were published. */
const sourceRule = ({ production, refresh }) => ({
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    jsc: {
      target: browsers,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh } },
    },
  },
});

/** Catalogs of texts and articles become modules, which may be left out where nothing reads them. */
const textRule = {
  test: textFile,
  type: 'javascript/auto',
  sideEffects: false,
  loader: require.resolve('../messages/catalog-loader.mjs'),
};

/** The stylesheet is global and imported for its effect, so no package may shake it away. */
const styleRule = { test: /\.css$/, type: 'css', sideEffects: true };

/** Emotion imports it for one function that nobody uses; its package does not say that importing it does nothing. */
const unusedRule = { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

/** Fonts are never inlined: a data URL would be refused by the Content-Security-Policy. */
const fileRule = { test: /\.(?:woff2|png|webp|svg)$/, type: 'asset/resource' };

/**
 * What the builds of host, sections and the one-application build have in common.
 * @param {{ dir: string, output: string, mode: 'production' | 'development', serve: boolean }} build
 */
export function baseConfig({ dir, output, mode, serve }) {
  const production = mode === 'production';
  return {
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    experiments: { css: true },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [sourceRule({ production, refresh: serve }), textRule, styleRule, unusedRule, fileRule],
    },
    output: {
      path: join(dir, output),
      clean: !serve,
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      cssFilename: production ? '[name].[contenthash:8].css' : '[name].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 10_000,
      // A module that threw is run again when it is next imported; otherwise it would be there, half made.
      strictModuleErrorHandling: true,
    },
    optimization: {
      minimize: production,
      moduleIds: production ? 'deterministic' : 'named',
      chunkIds: production ? 'deterministic' : 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
      ],
    },
    performance: false,
    plugins: production ? [new CompressAssetsPlugin()] : [],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
