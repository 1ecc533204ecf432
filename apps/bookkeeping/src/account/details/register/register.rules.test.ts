import { registerQuery } from './register.rules';

const calendar = { today: '2026-11-26', firstWeekday: 7 };

test('the newest lines of all funds, unless something is asked for', () => {
  expect(registerQuery({ limit: 50 }, calendar)).toEqual({ limit: 50 });
});

test('a fund, days and the other end', () => {
  const asked = { limit: 100, fundId: ['f'], date: '2026-01-01..', end: ['first' as const], cursor: 'c' };
  expect(registerQuery(asked, calendar)).toEqual({
    limit: 100,
    fundId: 'f',
    from: '2026-01-01',
    end: 'first',
    cursor: 'c',
  });
  expect(registerQuery({ limit: 50, date: 'last-month' }, calendar)).toMatchObject({
    from: '2026-10-01',
    to: '2026-10-31',
  });
});
