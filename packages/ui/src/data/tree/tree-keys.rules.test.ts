import { placesOf, treeMove, type TreeRow } from './tree-keys.rules';

const rows: readonly TreeRow[] = [
  { key: 'assets', level: 1, parentKey: null, isOpen: true },
  { key: 'cash', level: 2, parentKey: 'assets', isOpen: false },
  { key: 'owed', level: 2, parentKey: 'assets', isOpen: undefined },
  { key: 'debts', level: 1, parentKey: null, isOpen: undefined },
];

test.each([
  ['assets', 'ArrowDown', { to: 'cash' }],
  ['assets', 'ArrowUp', null],
  ['assets', 'ArrowRight', { to: 'cash' }],
  ['assets', 'ArrowLeft', { toggle: 'assets' }],
  ['cash', 'ArrowRight', { toggle: 'cash' }],
  ['cash', 'ArrowLeft', { to: 'assets' }],
  ['owed', 'ArrowRight', null],
  ['owed', 'Home', { to: 'assets' }],
  ['owed', 'End', { to: 'debts' }],
  ['debts', 'ArrowLeft', null],
  ['debts', 'ArrowDown', null],
  ['debts', 'x', null],
])('on %s, %s does %j', (key, pressed, done) => {
  const at = rows.findIndex((row) => row.key === key);
  expect(treeMove(rows, at, pressed)).toEqual(done);
});

test('rows stand among those with the same parent', () => {
  const places = placesOf(rows);
  expect(places.get('owed')).toEqual({ place: 2, of: 2 });
  expect(places.get('debts')).toEqual({ place: 2, of: 2 });
});
