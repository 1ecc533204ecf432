import { addedUp } from './shares.rules';

const share = (startsOn: string, endsOn: string | null, shareMillionths: number) => ({
  startsOn,
  endsOn,
  shareMillionths,
});

test('two halves of one time are the whole of it', () => {
  expect(addedUp([share('2020-01-01', null, 500_000), share('2020-01-01', null, 500_000)])).toEqual([
    share('2020-01-01', null, 1_000_000),
  ]);
});

test('on each day somebody owns the sum of what was recorded of that day', () => {
  expect(
    addedUp([
      share('2020-01-01', null, 500_000),
      share('2022-01-01', '2022-12-31', 250_000),
      share('2010-01-01', '2010-12-31', 100_000),
    ]),
  ).toEqual([
    share('2010-01-01', '2010-12-31', 100_000),
    share('2020-01-01', '2021-12-31', 500_000),
    share('2022-01-01', '2022-12-31', 750_000),
    share('2023-01-01', null, 500_000),
  ]);
});
