import { pastRoleTimes, type RolesChanged } from './role-periods.rules';

const change = (day: string, part: Partial<RolesChanged>): RolesChanged => ({
  day,
  came: [],
  went: [],
  ends: {},
  ...part,
});

test('a role is a time from when it came to when it went, each time anew', () => {
  const history = [
    change('2024-01-10', { came: ['Member', 'Auditor'] }),
    change('2024-06-01', { went: ['Auditor'] }),
    change('2025-02-01', { came: ['Auditor'] }),
    change('2025-03-01', { went: ['Auditor'] }),
  ];
  expect(pastRoleTimes(history, '2024-01-10')).toEqual([
    { name: 'Auditor', startsOn: '2024-01-10', endsOn: '2024-06-01' },
    { name: 'Auditor', startsOn: '2025-02-01', endsOn: '2025-03-01' },
  ]);
});

test('one that ended by itself was held until its last day, not until it was taken away', () => {
  const ends = { Auditor: '2024-05-31' };
  const history = [
    change('2024-01-10', { came: ['Auditor'] }),
    change('2024-06-01', { went: ['Auditor'], ends }),
  ];
  expect(pastRoleTimes(history, '2024-01-01')).toEqual([
    { name: 'Auditor', startsOn: '2024-01-10', endsOn: '2024-05-31' },
  ]);
  const earlier = [change('2024-03-01', { went: ['Auditor'], ends })];
  expect(pastRoleTimes(earlier, '2024-01-01')[0]?.endsOn).toBe('2024-03-01');
});

test('what went without having come was theirs since they are a member', () => {
  expect(pastRoleTimes([change('2024-06-01', { went: ['Member'] })], '2020-02-02')).toEqual([
    { name: 'Member', startsOn: '2020-02-02', endsOn: '2024-06-01' },
  ]);
  expect(pastRoleTimes([change('2024-06-01', { went: ['Member'] })], '2024-07-01')[0]?.startsOn).toBe(
    '2024-06-01',
  );
});
