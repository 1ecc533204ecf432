import { idOf } from '@courtyard/common/testing';
import type { SavedReport } from '@courtyard/contract/banking/saved-report/saved-report';

export const savedReportOf = (its: Partial<SavedReport> = {}): SavedReport => ({
  id: idOf(1),
  name: 'Board balance sheet',
  kind: 'balance',
  period: 'end-of-last-month',
  from: null,
  to: null,
  filters: {
    basis: 'cash',
    columns: 'funds',
    compare: 'year-before',
    method: 'indirect',
    fundId: null,
    accountId: null,
    types: [],
    closing: 'yes',
  },
  isShared: true,
  owner: { id: idOf(2), name: 'Tara Treasurer' },
  canChange: true,
  dates: { from: null, to: '2028-02-29' },
  schedule: {
    unit: 'month',
    onDay: 5,
    file: 'pdf',
    recipients: [{ id: idOf(3), name: 'Bo Board' }],
    isActive: true,
    nextOn: '2028-04-05',
  },
  version: 2,
  ...its,
});
