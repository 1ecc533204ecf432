import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import webpack from 'webpack';
import { CompressAssetsPlugin } from './compress-assets.plugin.mjs';

const folder = mkdtempSync(join(tmpdir(), 'courtyard-compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function build(text) {
  writeFileSync(join(folder, 'main.js'), `console.log('${text}');`);
  const compiler = webpack({
    mode: 'production',
    entry: join(folder, 'main.js'),
    output: { path: join(folder, 'dist'), filename: 'entry.js' },
    plugins: [new CompressAssetsPlugin()],
  });
  await new Promise((done, fail) => {
    compiler.run((error) => compiler.close(() => (error ? fail(error) : done())));
  });
  const read = (form) => readFileSync(join(folder, `dist/entry.js${form}`));
  return { plain: read('').toString(), copies: [brotliDecompressSync(read('.br')), gunzipSync(read('.gz'))] };
}

test('the compressed copies are those of the file, of a build over an earlier one too', async () => {
  for (const text of ['one', 'two']) {
    const { plain, copies } = await build(text);
    expect(plain).toContain(text);
    expect(copies.map(String)).toEqual([plain, plain]);
  }
});
