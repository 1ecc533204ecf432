import { periodsOf } from './periods.rules';

const empty = { sections: [], people: [] };

test('each day of the stretch has its count, nothing is a count too', () => {
  const periods = [{ from: '2026-02-28', count: 3 }];
  expect(periodsOf({ ...empty, from: '2026-02-27', to: '2026-03-01', unit: 'day', periods })).toEqual([
    { from: '2026-02-27', to: '2026-02-27', count: 0 },
    { from: '2026-02-28', to: '2026-02-28', count: 3 },
    { from: '2026-03-01', to: '2026-03-01', count: 0 },
  ]);
});

test('months begin and end with the stretch', () => {
  const periods = [
    { from: '2025-12-01', count: 4 },
    { from: '2026-02-01', count: 9 },
  ];
  expect(periodsOf({ ...empty, from: '2025-12-20', to: '2026-02-10', unit: 'month', periods })).toEqual([
    { from: '2025-12-20', to: '2025-12-31', count: 4 },
    { from: '2026-01-01', to: '2026-01-31', count: 0 },
    { from: '2026-02-01', to: '2026-02-10', count: 9 },
  ]);
});
