import { createProgress } from './progress.mjs';

const streamOf = (isTTY) => {
  const written = [];
  return { isTTY, columns: 40, write: (text) => written.push(text), text: () => written.join('') };
};
/** Durations differ from run to run. */
const withoutSeconds = (text) => text.replaceAll(/\d+(?:\.\d)? s/g, 'N s');

test('in a file each step is plain lines: its beginning, its notes and its end', async () => {
  const stream = streamOf(false);
  const made = await createProgress(stream).step('Building 2 packages', async (note) => {
    note('host (1 of 2)');
    note('people (2 of 2)');
    return 'made';
  });
  expect(made).toBe('made');
  expect(withoutSeconds(stream.text())).toBe(
    'Building 2 packages…\n  host (1 of 2), N s\n  people (2 of 2), N s\nBuilding 2 packages: N s\n',
  );
});

test('in a terminal a step is one line, redrawn with its notes, no wider than the window', async () => {
  const stream = streamOf(true);
  await createProgress(stream).step('Building 2 packages', async (note) =>
    note('a-package-with-a-long-name (1 of 2)'),
  );
  const drawn = stream.text().split('\r\u001B[K');
  expect(drawn.map(withoutSeconds)).toEqual([
    '',
    'Building 2 packages… N s',
    'Building 2 packages… a-package-with-a-…',
    'Building 2 packages: N s\n',
  ]);
  for (const line of drawn) expect(line.length).toBeLessThanOrEqual(40);
});

test('a step that fails is named, and its error goes on', async () => {
  const stream = streamOf(false);
  const failing = createProgress(stream).step('Starting PostgreSQL', () =>
    Promise.reject(new Error('no room')),
  );
  await expect(failing).rejects.toThrow('no room');
  expect(withoutSeconds(stream.text())).toBe('Starting PostgreSQL…\nStarting PostgreSQL: failed after N s\n');
});
