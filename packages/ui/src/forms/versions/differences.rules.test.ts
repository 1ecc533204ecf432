import { differencesOf, isSameValue } from './differences.rules';

const base = { unit: '101', notes: '', area: 900, days: [30, 7], address: { city: 'Denver', zip: '80202' } };

test('only what differs is told, by its path, with both values', () => {
  const theirs = { ...base, notes: 'Roof leaks', area: 950, address: { ...base.address, zip: '80203' } };
  expect(differencesOf(base, theirs)).toEqual([
    { path: 'notes', before: '', theirs: 'Roof leaks' },
    { path: 'area', before: 900, theirs: 950 },
    { path: 'address.zip', before: '80202', theirs: '80203' },
  ]);
});

test('from nothing to nothing is no difference, clearing a field is one', () => {
  expect(differencesOf(base, { ...base, notes: null })).toEqual([]);
  expect(differencesOf(base, { ...base, area: null })).toEqual([{ path: 'area', before: 900, theirs: null }]);
});

test('a list is one value', () => {
  expect(differencesOf(base, { ...base, days: [30, 7] })).toEqual([]);
  expect(differencesOf(base, { ...base, days: [30] })).toEqual([
    { path: 'days', before: [30, 7], theirs: [30] },
  ]);
  expect(isSameValue([], '')).toBe(false);
});

test('a field that only one of them has is told too', () => {
  expect(differencesOf({ name: 'Pump' }, { name: 'Pump', category: 'pool' })).toEqual([
    { path: 'category', before: undefined, theirs: 'pool' },
  ]);
});
