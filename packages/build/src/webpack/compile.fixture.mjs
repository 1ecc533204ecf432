import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';

/**
 * Compiles a few files with webpack and some plugins.
 * @param {{ files: Record<string, string>, plugins: object[], mode?: 'production' | 'development' }} options
 *   `files` by path, with `src/main.js` for the entry
 * @returns {Promise<{ errors: string[], output: Record<string, string> }>} messages, and texts by file name
 */
export async function compile({ files, plugins, mode = 'production' }) {
  const folder = mkdtempSync(join(tmpdir(), 'courtyard-compile-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const compiler = webpack({
    mode,
    context: folder,
    entry: { main: './src/main.js' },
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: join(folder, 'dist'),
      filename: '[name].[contenthash].js',
      publicPath: '/',
      uniqueName: 'test',
      crossOriginLoading: 'anonymous',
    },
    plugins,
  });
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result))));
    });
    const dist = join(folder, 'dist');
    const names = stats.hasErrors() ? [] : readdirSync(dist);
    return {
      errors: stats.compilation.errors.map(({ message }) => message),
      output: Object.fromEntries(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')])),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
