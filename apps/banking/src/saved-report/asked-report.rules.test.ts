import { startOf } from './asked-report.rules';

const today = '2028-03-14';

test('the dates of a page become a period that moves along', () => {
  expect(startOf('balance', {}, today)).toMatchObject({ period: 'today', to: null });
  expect(startOf('balance', { at: '2028-02-29' }, today)).toMatchObject({ period: 'end-of-last-month' });
  expect(startOf('interfund', { at: '2028-01-05' }, today)).toMatchObject({
    period: 'fixed-date',
    to: '2028-01-05',
  });
  expect(startOf('profit', {}, today)).toMatchObject({ period: 'year-to-date' });
  expect(startOf('profit', { to: '2028-02-29' }, today)).toMatchObject({ period: 'year-to-last-month' });
  expect(startOf('cash-flow', { from: '2028-02-01', to: '2028-02-29' }, today)).toMatchObject({
    period: 'last-month',
  });
  expect(startOf('ledger', { from: '2028-01-03', to: '2028-02-05' }, today)).toMatchObject({
    period: 'fixed-dates',
    from: '2028-01-03',
    to: '2028-02-05',
  });
});

test('basis, fund and comparison come along', () => {
  expect(
    startOf(
      'trial-balance',
      { at: '2028-02-29', compareWith: '2027-02-28', basis: 'cash', fundId: 'f' },
      today,
    ),
  ).toEqual({
    kind: 'trial-balance',
    period: 'end-of-last-month',
    from: null,
    to: null,
    filters: { basis: 'cash', compare: 'year-before', fundId: 'f' },
  });
});
