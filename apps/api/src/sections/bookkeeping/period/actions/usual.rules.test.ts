import { missingOf } from './usual.rules';

const of = (...codes: string[]) => codes.map((code) => ({ accountId: code, label: `${code} Account` }));

test('an account is missed that moved in each month before and not in this one', () => {
  const before = [of('5200', '5060', '5010'), of('5010', '5200'), of('5200', '5060', '5010')];
  expect(missingOf(before, of('5010'))).toEqual(['5200 Account']);
  expect(missingOf(before, of('5200', '5010'))).toEqual([]);
});

test('without months before, nothing is usual', () => {
  expect(missingOf([], of('5010'))).toEqual([]);
  expect(missingOf([of('5010'), [], of('5010')], [])).toEqual([]);
});
