import { lateSince, owedOfAll, standingOf } from './statement.rules';

test.each([
  [0, 0, 'clear'],
  [100, 0, 'owing'],
  [100, 40, 'late'],
  [-100, 0, 'ahead'],
] as const)('a balance of %i with %i overdue is %s', (balanceMinor, overdueMinor, standing) => {
  expect(standingOf({ balanceMinor, overdueMinor })).toBe(standing);
});

test('it is late since the oldest day that is past and still open', () => {
  const today = '2026-12-01';
  const open = [
    { dueOn: '2026-12-01', openMinor: 100 },
    { dueOn: '2026-11-16', openMinor: 100 },
    { dueOn: '2026-10-16', openMinor: 100 },
    { dueOn: '2026-09-16', openMinor: 0 },
  ];
  expect(lateSince(open, today)).toEqual({ dueOn: '2026-10-16', days: 46 });
  expect(lateSince(open.slice(0, 1), today)).toBeNull();
  expect(lateSince([], today)).toBeNull();
});

test('what one unit has to its credit pays nothing of another', () => {
  const units = [300, -200, 0].map((balanceMinor) => ({ balanceMinor, overdueMinor: 0 }));
  expect(owedOfAll(units)).toBe(300);
});
