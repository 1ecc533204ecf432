import { blankLine, completing, differences, isBlank, withNext } from './lines.rules';

const line = (fundId: string, amountMinor: unknown) => ({ accountId: 'a', fundId, amountMinor });

test('each fund has its own difference, and what is no amount counts for nothing', () => {
  const lines = [line('op', 24_000), line('op', -24_000), line('res', 6_000), line('res', 'abc')];
  expect(differences(lines)).toEqual([
    { fundId: 'op', debitMinor: 24_000, creditMinor: 24_000, differenceMinor: 0 },
    { fundId: 'res', debitMinor: 6_000, creditMinor: 0, differenceMinor: 6_000 },
  ]);
});

test('a line in which only the fund stands is blank', () => {
  expect(isBlank(blankLine('op'))).toBe(true);
  expect(isBlank({ ...blankLine('op'), memo: 'x' })).toBe(false);
  expect(isBlank({ ...blankLine('op'), amountMinor: 'abc' })).toBe(false);
});

test('there is always one line to go on with, in the fund of the last', () => {
  const written = [line('op', 5)];
  expect(withNext(written)).toEqual([...written, blankLine('op')]);
  const begun = [...written, blankLine('op')];
  expect(withNext(begun)).toBe(begun);
});

test('what a fund lacks is on the other side', () => {
  expect(completing([line('op', 5), line('res', -7)], 'op')).toBe(-5);
  expect(completing([line('op', 5), line('res', -7)], 'res')).toBe(7);
  expect(completing([line('op', 5), line('op', -5)], 'op')).toBeNull();
  expect(completing([], null)).toBeNull();
});
