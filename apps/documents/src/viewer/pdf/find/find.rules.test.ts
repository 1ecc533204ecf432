import { findNext, matchesIn } from './find.rules';

test('words are found whatever their case, accents and line breaks', () => {
  const text = 'La asociación  se reúne.\nASOCIACION (anual)';
  const found = matchesIn(text, 'asociacion').map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(['asociación', 'ASOCIACION']);
  expect(matchesIn(text, 'reune. asociación')).toHaveLength(1);
});

test('signs of patterns are signs, and nothing is not sought', () => {
  expect(matchesIn('Fee (late) 5%', '(late)')).toEqual([{ start: 4, end: 10 }]);
  expect(matchesIn('abc', '.')).toEqual([]);
  expect(matchesIn('abc', '  ')).toEqual([]);
});

test('places stay where a character would become two', () => {
  const text = 'İŉßﬁ fence';
  expect(matchesIn(text, 'fence').map(({ start, end }) => text.slice(start, end))).toEqual(['fence']);
});

const counts = [0, 2, 0, 1];
const countOn = async (page: number) => counts[page - 1] ?? 0;

test('from match to match, and around the end', async () => {
  const seen = [];
  let at = { page: 1, index: -1 };
  for (let step = 0; step < 4; step += 1) {
    const next = await findNext(at, 1, counts.length, countOn);
    if (!next) throw new Error('not found');
    seen.push(next);
    at = next;
  }
  expect(seen).toEqual([
    { page: 2, index: 0 },
    { page: 2, index: 1 },
    { page: 4, index: 0 },
    { page: 2, index: 0 },
  ]);
  expect(await findNext({ page: 2, index: 0 }, -1, 4, countOn)).toEqual({ page: 4, index: 0 });
});

test('the only match is found again, and none is none', async () => {
  expect(await findNext({ page: 1, index: 0 }, 1, 1, async () => 1)).toEqual({ page: 1, index: 0 });
  expect(await findNext({ page: 1, index: -1 }, 1, 3, async () => 0)).toBeNull();
});
