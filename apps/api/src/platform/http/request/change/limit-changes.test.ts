import { createChangeLimits } from './limit-changes';

/** Changes that are under way until they are ended by hand. */
function changes() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const change = (name: string) => () =>
    new Promise<string>((done, fail) => {
      begun.push(name);
      ends.set(name, (error) => (error ? fail(error) : done(name)));
    });
  return { begun, change, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

const turn = () => new Promise((done) => setImmediate(done));
const most = 3;
const books = { id: 'books', concurrentChanges: most };

test('changes of the books wait in their order until fewer are under way, those of other communities go on', async () => {
  const { begun, change, end } = changes();
  const limit = createChangeLimits()(books);
  const names = Array.from({ length: most + 2 }, (_, place) => `change ${place + 1}`);
  const done = names.map((name) => limit('one', change(name)));
  const elsewhere = limit('two', change('elsewhere'));
  await turn();
  expect(begun).toEqual([...names.slice(0, most), 'elsewhere']);
  // One that is refused makes room as well.
  end('change 2', new Error('refused'));
  await expect(done[1]).rejects.toThrow('refused');
  await turn();
  expect(begun.at(-1)).toBe(names[most]);
  for (const name of names) {
    end(name);
    await turn();
  }
  end('elsewhere');
  const kept = await Promise.allSettled([...done, elsewhere]);
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(names.length);
  expect(begun).toHaveLength(names.length + 1);
});

test('the changes of a section that says nothing of it, and of none, all begin at once', async () => {
  const { begun, change } = changes();
  const limits = createChangeLimits();
  for (const section of [{ id: 'other', concurrentChanges: null }, undefined])
    for (let place = 0; place < 10; place += 1) void limits(section)('one', change(`${place}`));
  await turn();
  expect(begun).toHaveLength(20);
});
