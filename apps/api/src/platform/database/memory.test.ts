import { forgetDatabase, limitedMemory } from './memory';

const memoryOf = (limit: number) => {
  const memory = limitedMemory<string>(limit, ({ length }) => length);
  return { ...memory, known: (...keys: string[]) => keys.filter((key) => memory.get(key) !== undefined) };
};

test('where all are larger than the limit together, those that were not used for longest go', () => {
  const { get, set, known } = memoryOf(10);
  set('a', '1234');
  set('b', '123');
  set('c', '123');
  expect(get('a')).toBe('1234');
  set('d', '1');
  expect(known('a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
  // As large as all others: only it is left.
  set('e', '1234567890');
  expect(known('a', 'c', 'd', 'e')).toEqual(['e']);
});

test('what is written anew counts once, and what is too large by itself drives nothing out', () => {
  const { get, set, known } = memoryOf(5);
  set('a', '12');
  for (let time = 0; time < 9; time += 1) set('b', '123');
  expect(known('a', 'b')).toEqual(['a', 'b']);
  set('c', '123456');
  expect(known('a', 'b', 'c')).toEqual(['a', 'b']);
  // An older value does not stay in its place.
  set('b', '123456');
  expect(get('b')).toBeUndefined();
  set('d', '123');
  expect(known('a', 'd')).toEqual(['a', 'd']);
});

test('what was forgotten with the database leaves its room to others', () => {
  const { set, known } = memoryOf(5);
  set('a', '12345');
  forgetDatabase();
  expect(known('a')).toEqual([]);
  set('b', '123');
  set('c', '12');
  expect(known('b', 'c')).toEqual(['b', 'c']);
});
