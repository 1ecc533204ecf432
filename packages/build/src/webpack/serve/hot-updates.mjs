import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { eventsPath } from './hot-events.mjs';
import { LastGoodPlugin } from './last-good.plugin.mjs';

const require = createRequire(import.meta.url);

const folder = fileURLToPath(new URL('../../dev/', import.meta.url));
const inPage = (file) => `${folder}${file}`;

/**
 * What a build needs so that an edit shows in the open page with its state kept.
 * @param {{ name: string, role: 'host' | 'section' }} build the host brings the refresh runtime, sections use it
 */
export function hotUpdatePlugins({ name, role }) {
  const client = new URLSearchParams({ name, path: eventsPath, reload: 'true', noInfo: 'true' });
  const entry = (file) => new webpack.EntryPlugin(folder, file, { name: undefined });
  return [
    ...(role === 'host'
      ? [entry(inPage('provide-refresh.cjs'))]
      : [
          new webpack.NormalModuleReplacementPlugin(
            /react-refresh[\\/]runtime/,
            inPage('consume-refresh.cjs'),
          ),
        ]),
    new ReactRefreshPlugin({ include: /\.tsx?$/, overlay: false, library: 'courtyard', esModule: true }),
    new webpack.HotModuleReplacementPlugin(),
    new LastGoodPlugin(),
    entry(`${require.resolve('webpack-hot-middleware/client')}?${client}`),
  ];
}
