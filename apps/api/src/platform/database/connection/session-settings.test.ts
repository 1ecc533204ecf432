import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../../core/package-root';

/** A setting that stays on its session: `set …` without `local`, or `set_config(…, false)`. */
const ofSession =
  /[`'"]\s*(?:set (?:session )?(?!local\b)[a-z_.]+\s*(?:=|to\b)|set role\b)|set_config\([^)]*, false\)/i;
const onPool = /\bpool\.(?:connect|query)\(|connectionOf\(/;

test('no connection of the pool gets a setting that outlives its transaction', async () => {
  expect(ofSession.test("await client.query(`set lock_timeout = '500ms'`)")).toBe(true);
  expect(ofSession.test('await client.query(`set local lock_timeout = 1`)')).toBe(false);
  const source = join(packageRoot, 'src');
  const names = await readdir(source, { recursive: true });
  const code = names.filter((name) => name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(name));
  expect(code.length).toBeGreaterThan(500);
  const texts = await Promise.all(
    code.map(async (name) => ({ name, text: await readFile(join(source, name), 'utf8') })),
  );
  // A client of one's own (`new pg.Client`) ends with its work, and its settings with it.
  const found = texts.filter(
    ({ text }) => onPool.test(text) && ofSession.test(text) && !text.includes('new pg.Client('),
  );
  expect(found.map(({ name }) => name)).toEqual([]);
});
