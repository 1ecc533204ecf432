import { idOf, sampleOf } from '@courtyard/common/testing';
import { policy } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { renewalOf } from './renewal.rules';

const until = (expiresOn: string) =>
  sampleOf(policy, {
    id: idOf(80),
    propertyId: idOf(1),
    carrier: 'Harbor Mutual',
    policyNumber: 'H-1',
    kind: 'flood',
    reminderDays: [60],
    expiresOn,
    state: 'expiring',
    version: 1,
  });

test('a year of the same cover from the day after the last, or from today where that has passed', () => {
  expect(renewalOf(until('2026-12-31'), '2026-12-01')).toMatchObject({
    carrier: 'Harbor Mutual',
    reminderDays: [60],
    startsOn: '2027-01-01',
    expiresOn: '2027-12-31',
  });
  expect(renewalOf(until('2026-10-01'), '2026-12-01')).toMatchObject({
    startsOn: '2026-12-01',
    expiresOn: '2027-11-30',
  });
  expect(renewalOf(until('2028-02-28'), '2028-02-01')).toMatchObject({
    startsOn: '2028-02-29',
    expiresOn: '2029-02-27',
  });
});
