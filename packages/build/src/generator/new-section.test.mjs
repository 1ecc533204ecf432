import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from './names.mjs';
import { newSection } from './new-section.mjs';
import { copyWorkspace } from './workspace-copy.fixture.mjs';

let copy;

beforeAll(() => {
  copy = copyWorkspace();
  tool('node', ['packages/build/bin/new-section.mjs', 'pool-keys', '--no-install']);
  copy.link('pool-keys', 'properties');
}, 60_000);
afterAll(() => copy.remove());

/** Runs a tool in the copy. Throws with its output where it fails. */
function tool(program, args, folder = '.') {
  const bin = program === 'node' ? process.execPath : join(copy.root, 'node_modules/.bin', program);
  const env = { ...process.env, NODE_ENV: 'test' };
  // turbo's own variables of a run that this one may be part of.
  for (const name of Object.keys(env)) if (name.startsWith('TURBO_')) delete env[name];
  try {
    return execFileSync(bin, args, { cwd: join(copy.root, folder), env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
  }
}

const folders = ['apps/pool-keys', 'apps/api/src/sections/pool-keys', 'packages/contract/src/pool-keys'];

test.each(['packages/contract', 'apps/api', 'apps/pool-keys'])(
  'a new section type-checks in %s',
  (project) => {
    expect(tool('tsc', ['--noEmit', '-p', project])).toBe('');
  },
  60_000,
);

test('it is formatted, has no lint, keeps the rules and the boundaries', () => {
  tool('oxfmt', ['--check', ...folders]);
  tool('oxlint', ['--type-aware', '--deny-warnings', ...folders]);
  tool('node', ['packages/build/bin/taste.mjs', copy.root]);
  tool('turbo', ['boundaries']);
}, 60_000);

test('its page passes its tests and it builds into a release', () => {
  tool('jest', [], 'apps/pool-keys');
  expect(tool('node', ['../../packages/build/bin/webpack.mjs'], 'apps/pool-keys')).toMatch(/pool-keys built/);
}, 90_000);

test('its calls pass their tests on a database', () => {
  tool('jest', ['src/sections/pool-keys'], 'apps/api');
}, 90_000);

test('the boundary check refuses an import of another section', () => {
  appendFileSync(join(copy.root, 'apps/pool-keys/src/slots.tsx'), "\nimport '@courtyard/properties';\n");
  expect(() => tool('turbo', ['boundaries'])).toThrow(/@courtyard\/properties/);
});

test.each([
  ['violations', 'violation'],
  ['policies', 'policy'],
  ['boxes', 'box'],
  ['pool-keys', 'pool-key'],
])('one of the %s is a %s', (section, thing) => {
  expect(namesOf(section).thing).toBe(thing);
});

test.each([
  ['orders', /"order" is a word of SQL or JavaScript/],
  ['classes', /"class" is a word of SQL or JavaScript/],
  ['vehicles', /a table named vehicle/],
  ['properties', /exists already/],
])('refuses %s before anything is written', (section, why) => {
  expect(() => newSection({ root: copy.root, section })).toThrow(why);
  expect(existsSync(join(copy.root, 'apps', section))).toBe(section === 'properties');
});

test.each(['Violations', '9lives', 'pool_keys', '../x', 'news-', 'furniture'])(
  'refuses the name %s',
  (name) => {
    expect(() => namesOf(name)).toThrow(/cannot name a section|should be the plural/);
  },
);
