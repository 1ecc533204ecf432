import { isBankingDay, nextBankingDay } from './banking-day.rules';

test('the holidays of the Federal Reserve in 2026 and 2027 are no banking days in dollars', () => {
  const closed = [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
    // Independence Day is a Sunday, so its Monday is free.
    '2027-07-05',
  ];
  for (const day of closed) {
    expect([day, isBankingDay(day, 'USD')]).toEqual([day, false]);
    expect([day, isBankingDay(day, 'EUR')]).toEqual([day, true]);
  }
  // A holiday on a Saturday moves nothing, and the day after a holiday is none.
  for (const day of ['2026-07-03', '2026-07-06', '2026-11-27', '2026-05-18', '2026-10-05'])
    expect([day, isBankingDay(day, 'USD')]).toEqual([day, true]);
});

test('a weekend leads to Monday, and a holiday after it to the day after that', () => {
  expect(nextBankingDay('2026-11-28', 'USD')).toBe('2026-11-30');
  expect(nextBankingDay('2026-09-05', 'USD')).toBe('2026-09-08');
  expect(nextBankingDay('2026-11-30', 'USD')).toBe('2026-11-30');
});
