import { buildingsOf, shownUnits, unitsLike } from './units.rules';

const units = Array.from({ length: 148 }, (_, at) => ({
  id: String(at),
  name: `Aspen House ${at}`,
  building: 'Aspen House',
  owners: at === 20 ? 'Nora Vance' : 'Pat Doe',
}));

test('a unit is found by parts of its name and its owners, in any order', () => {
  expect(unitsLike(units, 'vance aspen').map(({ id }) => id)).toEqual(['20']);
  expect(unitsLike(units, 'v’ance').map(({ id }) => id)).toEqual(['20']);
  expect(unitsLike(units, 'nobody')).toEqual([]);
});

test('of many the first are shown, with how many more there are', () => {
  const { rows, more } = shownUnits(units);
  expect([rows.length, more]).toEqual([60, 88]);
});

test('those that lead come before the others, also where they would not be shown', () => {
  const { rows, more } = shownUnits(units, ['147', '3']);
  expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(['3', '147', '0']);
  expect([rows.length, more]).toEqual([60, 88]);
});

test('buildings are named once, in the order of the units; units without one are in none', () => {
  const buildings = ['House 2', null, 'House 10', 'House 2'];
  expect(buildingsOf(buildings.map((building) => ({ building })))).toEqual(['House 2', 'House 10']);
});
