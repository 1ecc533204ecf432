import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type ServiceItem,
  serviceItem,
  type ServiceItemChoices,
} from '@courtyard/contract/bookkeeping/service-item/service-item';

/** One that is billed, with everything that such a one has. */
export const serviceItemOf = (part: Partial<ServiceItem> = {}): ServiceItem =>
  sampleOf(serviceItem, {
    id: idOf(100),
    name: 'Clubhouse rental',
    code: 'CLUB',
    kind: 'billed',
    description: 'Use of the clubhouse',
    priceMinor: 15_000,
    unit: 'day',
    fund: { id: idOf(11), code: 'OP', name: 'Operating', archived: false },
    incomeAccount: { id: idOf(21), code: '4200', name: 'Amenity fees', archived: false },
    chargeType: 'other',
    taxBox: 'none',
    version: 3,
    updatedAt: '2026-11-01T15:00:00Z',
    ...part,
  });

/** One that is bought by the hour. */
export const boughtOf = (part: Partial<ServiceItem> = {}): ServiceItem =>
  serviceItemOf({
    id: idOf(101),
    name: 'Handyman',
    code: null,
    kind: 'bought',
    description: null,
    priceMinor: 6_800,
    unit: 'hour',
    incomeAccount: null,
    chargeType: null,
    expenseAccount: { id: idOf(23), code: '5220', name: 'Repairs and maintenance', archived: false },
    taxBox: 'nec-1',
    ...part,
  });

/** Two funds, and accounts of both types, one of them of a fund. */
export const choices: ServiceItemChoices = {
  funds: [
    { id: idOf(11), code: 'OP', name: 'Operating' },
    { id: idOf(12), code: 'RES', name: 'Reserve' },
  ],
  accounts: [
    { id: idOf(20), code: '4030', name: 'Reserve assessments', type: 'income', fundId: idOf(12) },
    { id: idOf(21), code: '4200', name: 'Amenity fees', type: 'income', fundId: null },
    { id: idOf(22), code: '4900', name: 'Other income', type: 'income', fundId: null },
    { id: idOf(23), code: '5220', name: 'Repairs and maintenance', type: 'expense', fundId: null },
  ],
};
