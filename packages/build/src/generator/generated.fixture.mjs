import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collectingLess } from '../launch/check.mjs';
import { copyWorkspace } from './workspace-copy.fixture.mjs';

/**
 * A section with a record whose table is the platform's, a further record that the browser has a word for, a section whose
 * record has its own name, and a further record of sections that exist.
 */
const made = [
  ['parking', 'identity'],
  ['parking', 'location'],
  ['garden', 'garden'],
  ['people', 'guest'],
  ['properties', 'permit'],
];

/** Folders of a section in the workspace. */
export const foldersOf = (section) => [
  `apps/${section}`,
  `apps/api/src/sections/${section}`,
  `packages/contract/src/${section}`,
];

/** A copy of the workspace with generated sections, for the tests of a file. Call it at the file's top. */
export function withGenerated() {
  let copy;
  const inCopy = (path) => join(copy.root, path);

  /** Runs a tool in the copy and gives what it printed. Throws with it where the tool fails. */
  async function tool(program, args, { folder = '.', env: more = {} } = {}) {
    const bin = program === 'node' ? process.execPath : inCopy(`node_modules/.bin/${program}`);
    const env = { ...process.env, ...collectingLess(), NODE_ENV: 'test', ...more };
    // turbo's own variables of a run that this one may be part of.
    for (const name of Object.keys(env)) if (name.startsWith('TURBO_')) delete env[name];
    try {
      const { stdout } = await promisify(execFile)(bin, args, { cwd: inCopy(folder), env });
      return stdout;
    } catch (error) {
      throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`, { cause: error });
    }
  }

  beforeAll(async () => {
    copy = copyWorkspace();
    for (const names of made)
      await tool('node', ['packages/build/bin/new-section.mjs', ...names, '--no-install']);
    copy.link('parking', 'properties');
    copy.link('garden', 'properties');
  }, 180_000);
  afterAll(() => copy.remove());

  return {
    tool,
    inCopy,
    root: () => copy.root,
    json: (path) => JSON.parse(readFileSync(inCopy(path), 'utf8')),
  };
}
