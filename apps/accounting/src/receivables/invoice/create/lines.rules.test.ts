import { idOf, sampleOf } from '@courtyard/common/testing';
import { serviceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { filledBy, lineAfter, defaultDueOn } from './lines.rules';

const dues = sampleOf(serviceItem, {
  id: idOf(70),
  name: 'Monthly dues',
  kind: 'billed',
  taxBox: 'none',
  version: 1,
  updatedAt: '2026-11-01T15:00:00Z',
  chargeType: 'special',
  priceMinor: 30_000,
  incomeAccount: { id: idOf(40), code: '4000', name: 'Assessments', archived: false },
});

test('an item fills its line in, and what it leaves open stays as it was written', () => {
  const written = { ...lineAfter(undefined), fundId: idOf(31), amountMinor: 5 };
  expect(filledBy(dues, written)).toEqual({
    serviceItemId: dues.id,
    description: 'Monthly dues',
    accountId: idOf(40),
    fundId: idOf(31),
    chargeType: 'special',
    amountMinor: 30_000,
  });
  expect(filledBy({ ...dues, priceMinor: null, description: 'Dues of a month' }, written)).toMatchObject({
    description: 'Dues of a month',
    amountMinor: 5,
  });
});

test('a further line begins with account and fund of the one before, and nothing else of it', () => {
  expect(lineAfter({ ...filledBy(dues, lineAfter(undefined)), fundId: idOf(31) })).toEqual({
    serviceItemId: null,
    description: '',
    accountId: idOf(40),
    fundId: idOf(31),
    chargeType: 'special',
    amountMinor: null,
  });
});

test('an invoice is due fifteen days on, over the end of a month too', () => {
  expect(defaultDueOn('2026-12-20')).toBe('2027-01-04');
});
