import { ChunkIntegrityPlugin } from './chunk-integrity.plugin.mjs';
import { compile } from '../compile.fixture.mjs';
import { shortIntegrityOf } from './integrity.mjs';

const files = {
  'src/main.js': "import('./a').then(console.log); import('./b').then(console.log);",
  'src/a.js': "export const a = 'first'; export const next = () => import('./b');",
  'src/b.js': "export const b = 'second';",
};

const build = async (from) => {
  const plugins = [new ChunkIntegrityPlugin({ from })];
  const { errors, output } = await compile({ files, plugins });
  expect(errors).toEqual([]);
  const [main] = Object.keys(output).filter((name) => name.startsWith('main.'));
  const chunks = Object.keys(output).filter((name) => name !== main);
  return { main: output[main], chunks: chunks.map((name) => output[name]) };
};

test('the entry carries the hash of every chunk as it was written', async () => {
  const { main, chunks } = await build('own');
  expect(chunks).toHaveLength(2);
  for (const text of chunks) expect(main).toContain(shortIntegrityOf(text));
  expect(main).not.toContain('*integrity:');
  expect(main).toMatch(/\.integrity=/);
});

test('a section asks the page for the hash and carries none', async () => {
  const { main, chunks } = await build('provided');
  expect(main).toMatch(/\.integrity=globalThis\.courtyardIntegrity\(\w+\.src\)/);
  for (const text of chunks) expect(main).not.toContain(shortIntegrityOf(text));
});
