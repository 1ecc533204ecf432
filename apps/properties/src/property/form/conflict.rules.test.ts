import { theirChanges, withMine } from './conflict.rules';

const base = { unit: '101', notes: '', area: 900, address: { city: 'Denver', zip: '80202' } };

test('only what they changed is told, with mine where I changed it too', () => {
  const mine = { ...base, notes: 'mine', address: { ...base.address, city: 'Boulder' } };
  const theirs = { ...base, notes: 'theirs', area: 950 };
  expect(theirChanges(base, mine, theirs)).toEqual([
    { path: 'notes', theirs: 'theirs', mine: 'mine' },
    { path: 'area', theirs: 950, mine: undefined },
  ]);
});

test('what both changed to the same, or from nothing to nothing, is no conflict', () => {
  expect(theirChanges(base, { ...base, area: 950 }, { ...base, area: 950, notes: null })).toEqual([]);
});

test('clearing a field is a change of mine', () => {
  expect(theirChanges(base, { ...base, area: null }, { ...base, area: 950 })).toEqual([
    { path: 'area', theirs: 950, mine: '' },
  ]);
});

test('keeping mine takes theirs over where I changed nothing', () => {
  const mine = { ...base, notes: 'mine', address: { ...base.address, city: 'Boulder' } };
  const theirs = { ...base, notes: 'theirs', area: 950, address: { city: 'Denver', zip: '80203' } };
  expect(withMine(base, mine, theirs)).toEqual({
    unit: '101',
    notes: 'mine',
    area: 950,
    address: { city: 'Boulder', zip: '80203' },
  });
});
