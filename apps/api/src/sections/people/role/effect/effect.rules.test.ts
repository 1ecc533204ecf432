import { effectOn } from './effect.rules';

const allowed = (table: Record<string, string[]>) =>
  new Map(Object.entries(table).map(([id, names]) => [id, new Set(names)]));
const ana = { id: '1', name: 'Ana' };
const ben = { id: '2', name: 'Ben' };

test('nobody gains or loses what another role of theirs allows', () => {
  const groups = [
    { roleIds: ['board'], count: 1, people: [ana] },
    { roleIds: ['board', 'books'], count: 1, people: [ben] },
  ];
  const before = allowed({ board: ['vote'], books: ['bill', 'see'] });
  const after = allowed({ board: ['see'], books: ['bill', 'see'] });
  expect(effectOn(groups, { before, after })).toEqual({
    gaining: 1,
    losing: 2,
    people: [
      { ...ana, gains: ['see'], loses: ['vote'] },
      { ...ben, gains: [], loses: ['vote'] },
    ],
  });
});

test('many are counted and the first hundred named, by name', () => {
  const people = Array.from({ length: 100 }, (_, place) => ({
    id: `${place}`,
    name: `Person ${199 - place}`,
  }));
  const groups = [
    { roleIds: ['a'], count: 5000, people },
    { roleIds: [], count: 3, people: [ana] },
  ];
  const {
    gaining,
    losing,
    people: named,
  } = effectOn(groups, {
    before: allowed({ a: ['x'] }),
    after: allowed({ a: ['x'], b: ['y'] }),
    rolesAfter: (ids) => [...ids, 'b'],
  });
  expect([gaining, losing, named.length, named[0]?.name, named[1]?.name]).toEqual([
    5003,
    0,
    100,
    'Ana',
    'Person 100',
  ]);
});
