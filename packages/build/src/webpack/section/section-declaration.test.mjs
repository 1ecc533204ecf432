import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceFolder } from '../app-folder.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'courtyard-section-'));
  mkdirSync(join(folder, 'node_modules/@courtyard'), { recursive: true });
  symlinkSync(workspaceFolder('packages/contract'), join(folder, 'node_modules/@courtyard/contract'));
  cpSync(workspaceFolder('apps/properties/package.json'), join(folder, 'package.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds with a change to a good declaration; gives what the person who builds reads. */
function buildWith(change) {
  const good = JSON.parse(readFileSync(workspaceFolder('apps/properties/section.json'), 'utf8'));
  writeFileSync(join(folder, 'section.json'), JSON.stringify({ ...good, ...change }));
  const bin = workspaceFolder('packages/build/bin/webpack.mjs');
  const { status, stderr } = spawnSync(process.execPath, [bin], { cwd: folder, encoding: 'utf8' });
  return { status, stderr };
}

test.each([
  ['a wrong base path', { basePath: 'Properties' }, 'basePath: a path starts with /'],
  ['an unknown field', { colour: 'red' }, 'colour'],
  ['no routes', { routes: [] }, 'routes:'],
  ['a permission nobody declared', { permissions: {} }, 'Properties List View'],
  ['another contract', { contract: '^2.0.0' }, 'asks for contract ^2.0.0, and this workspace has 1.'],
])('%s is refused with file and place', (_name, change, message) => {
  const { status, stderr } = buildWith(change);
  expect(status).toBe(1);
  expect(stderr).toContain(join(folder, 'section.json'));
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('at readDeclaration');
});
