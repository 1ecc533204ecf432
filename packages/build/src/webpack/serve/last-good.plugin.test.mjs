import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { LastGoodPlugin } from './last-good.plugin.mjs';

const folder = mkdtempSync(join(tmpdir(), 'courtyard-last-good-'));
const compiler = webpack({
  mode: 'development',
  context: folder,
  entry: './main.js',
  devtool: false,
  output: { path: join(folder, 'dist'), filename: 'main.js' },
  plugins: [new webpack.HotModuleReplacementPlugin(), new LastGoodPlugin()],
});

let watching, onBuilt;
afterAll(async () => {
  await new Promise((done) => watching.close(done));
  rmSync(folder, { recursive: true });
});

/** Saves, and gives the hash of the build that follows. */
async function save(text) {
  const built = new Promise((done) => (onBuilt = done));
  writeFileSync(join(folder, 'main.js'), text);
  watching ??= compiler.watch({ aggregateTimeout: 5 }, (_error, stats) => onBuilt(stats.hash));
  return built;
}
const served = () => readFileSync(join(folder, 'dist/main.js'), 'utf8');
const hasUpdateFrom = (hash) => existsSync(join(folder, `dist/main.${hash}.hot-update.js`));

test('a page goes on from the last good build, and one that never had any loads anew', async () => {
  const neverGood = await save('first(((');
  expect(served()).toContain('Module parse failed');
  const good = await save("console.log('good')");
  expect(hasUpdateFrom(neverGood)).toBe(false);

  const broken = await save('console.log(((');
  expect(served()).toContain('good');
  await save("console.log('mended')");
  expect(served()).toContain('mended');
  expect([hasUpdateFrom(broken), hasUpdateFrom(good)]).toEqual([false, true]);
});
