import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'courtyard-compiled-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function anew(file) {
  let made;
  jest.isolateModules(() => {
    made = require(file);
  });
  return made;
}

test('a module that is compiled once is run for each who asks, and a stack names its places', () => {
  const file = join(folder, 'counting.cjs');
  const code =
    'const place = () => new Error("here").stack; let count = 0; module.exports = { place, next: () => ++count };';
  writeFileSync(file, code);
  const first = anew(file);
  expect([first.next(), first.next(), anew(file).next()]).toEqual([1, 2, 1]);
  expect(first.place()).toContain(`${file}:1:${code.indexOf('new Error') + 1}`);
});

test('what a module made of itself is there for the next file; what is of tests runs for each', () => {
  const counting = 'globalThis.counted = (globalThis.counted ?? 0) + 1; module.exports = globalThis.counted;';
  const [ofApp, ofTests] = ['kept.cjs', 'anew.fixture.cjs'].map((name) => join(folder, name));
  for (const file of [ofApp, ofTests]) writeFileSync(file, counting);
  const inNextFile = (file) => {
    // All that Jest itself forgets between two files.
    jest.resetModules();
    return require(file);
  };
  expect([require(ofApp), inNextFile(ofApp)]).toEqual([1, 1]);
  expect([require(ofTests), inNextFile(ofTests)]).toEqual([2, 3]);
  delete globalThis.counted;
});

test('code that does not compile is named with its file', () => {
  const file = join(folder, 'broken.cjs');
  writeFileSync(file, 'module.exports = {;');
  expect(() => anew(file)).toThrow(SyntaxError);
  expect(() => anew(file)).toThrow(expect.objectContaining({ stack: expect.stringContaining(file) }));
});
