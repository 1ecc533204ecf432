import { nextServiceBy, serviceStateOn, warrantyStateOn } from './asset.rules';

test('a warranty is valid, then expiring for 60 days, then expired', () => {
  expect(warrantyStateOn(null, '2026-06-01')).toBe('none');
  expect(warrantyStateOn('2026-07-31', '2026-05-31')).toBe('valid');
  expect(warrantyStateOn('2026-07-31', '2026-06-01')).toBe('expiring');
  expect(warrantyStateOn('2026-07-31', '2026-07-31')).toBe('expiring');
  expect(warrantyStateOn('2026-07-31', '2026-08-01')).toBe('expired');
});

test('a service is scheduled, then due for 14 days, then overdue, and never for what is retired', () => {
  const state = (today: string, status: 'in-service' | 'out-of-service' | 'retired' = 'in-service') =>
    serviceStateOn({ status, nextServiceOn: '2026-07-31' }, today);
  expect(state('2026-07-16')).toBe('scheduled');
  expect(state('2026-07-17')).toBe('due');
  expect(state('2026-07-31')).toBe('due');
  expect(state('2026-08-01', 'out-of-service')).toBe('overdue');
  expect(state('2026-08-01', 'retired')).toBe('none');
  expect(serviceStateOn({ status: 'in-service', nextServiceOn: null }, '2026-08-01')).toBe('none');
});

test('the next service follows the latest regular one, not a repair, or else the installation', () => {
  const plan = { installedOn: '2026-01-10', serviceIntervalMonths: 6 };
  expect(nextServiceBy(plan, [])).toBe('2026-07-10');
  expect(nextServiceBy({ ...plan, installedOn: null }, [])).toBeNull();
  expect(nextServiceBy({ ...plan, serviceIntervalMonths: null }, [])).toBeNull();
  expect(nextServiceBy({ ...plan, installedOn: '2999-06-30' }, [])).toBe('2999-12-30');
  expect(nextServiceBy({ ...plan, installedOn: '2999-07-01' }, [])).toBeNull();
  expect(
    nextServiceBy(plan, [
      { servicedOn: '2026-09-01', kind: 'repair' },
      { servicedOn: '2026-07-02', kind: 'maintenance' },
      { servicedOn: '2026-08-05', kind: 'inspection' },
    ]),
  ).toBe('2027-02-05');
});
