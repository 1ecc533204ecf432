import { idOf, pageOf, sampleOf } from '@courtyard/common/testing';
import { type Account, account, type Chart } from '@courtyard/contract/bookkeeping/account/account';
import { propertySummary } from '@courtyard/contract/properties/property/property';

const accountOf = (part: Partial<Account>) =>
  sampleOf(account, {
    id: idOf(40),
    code: '4000',
    name: 'Assessments',
    type: 'income',
    isHeading: false,
    control: 'none',
    purpose: null,
    isUsed: false,
    version: 1,
    ...part,
  });

/** Two funds, an account of income, and undeposited funds beside a bank account. */
export const chartOf = (): Chart => ({
  at: '2026-12-01',
  basis: 'accrual',
  funds: [
    { id: idOf(30), code: 'OP', name: 'Operating', kind: 'operating', archivedAt: null, version: 1 },
    { id: idOf(31), code: 'RES', name: 'Reserve', kind: 'reserve', archivedAt: null, version: 1 },
  ],
  accounts: [
    accountOf({ id: idOf(49), code: '1000', name: 'Checking', type: 'asset', purpose: 'bank' }),
    accountOf({ id: idOf(50), code: '1050', name: 'Undeposited', type: 'asset', purpose: 'undeposited' }),
    accountOf({}),
  ],
});

const unitOf = (number: number, unitNumber: string, ownerNames: string) =>
  sampleOf(propertySummary, {
    id: idOf(number),
    unitNumber,
    building: 'Aspen House',
    type: 'condo',
    status: 'active',
    occupancy: 'owner',
    ownerNames,
    ownershipShareMillionths: 500_000,
    insurance: 'none',
    archived: false,
    version: 1,
  });

/** Two units of one building, as their list answers them. */
export const unitsPage = () => ({
  data: [unitOf(20, '204', 'Nora Vance'), unitOf(21, '205', 'Pat Doe')],
  page: pageOf({ total: 2 }),
});
