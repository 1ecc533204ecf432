import { idOf } from '@courtyard/common/testing';
import { ownership } from '@courtyard/contract/properties/occupancy/occupancy';
import { ownershipPeriods } from './periods.rules';

const person = { name: 'Alma Reyes', email: null, phone: null, memberId: null, version: 1 };
let number = 100;
const owned = (startsOn: string, endsOn: string | null, shareMillionths: number) =>
  ownership.parse({
    id: idOf(number++),
    person: { ...person, id: idOf(number++) },
    shareMillionths,
    startsOn,
    endsOn,
    state: endsOn ? 'past' : 'current',
    version: 1,
  });

test('owners of the same days are together, the latest days first, the largest share first', () => {
  const periods = ownershipPeriods([
    owned('2013-09-16', '2016-07-02', 1_000_000),
    owned('2016-07-03', '2021-09-14', 400_000),
    owned('2021-09-15', null, 1_000_000),
    owned('2016-07-03', '2021-09-14', 600_000),
  ]);
  expect(
    periods.map(({ startsOn, ownerships }) => [startsOn, ownerships.map((one) => one.shareMillionths)]),
  ).toEqual([
    ['2021-09-15', [1_000_000]],
    ['2016-07-03', [600_000, 400_000]],
    ['2013-09-16', [1_000_000]],
  ]);
});

test('of two that began together, the one that goes on is first', () => {
  const periods = ownershipPeriods([
    owned('2020-01-01', '2022-01-01', 500_000),
    owned('2020-01-01', null, 500_000),
  ]);
  expect(periods.map(({ endsOn }) => endsOn)).toEqual([null, '2022-01-01']);
});
