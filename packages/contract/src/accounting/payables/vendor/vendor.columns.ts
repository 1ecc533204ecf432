import { defineColumns } from '../../../wire/fields/columns';
import type { VendorSummary } from './vendor';
import { reportability, taxRecordStates, taxClasses, vendorStatuses, vendorTaxBoxes } from './vendor.values';
import { vendorLabels } from './vendor.labels';

/** What a 1099 takes of a vendor, by whether it is there and whether they get one. */
const recordState = (isThere: boolean, isReportable: boolean): (typeof taxRecordStates)[number] => {
  if (isThere) return 'on-file';
  return isReportable ? 'missing' : 'not-needed';
};

export const tinState = ({ tin, reportable }: Pick<VendorSummary, 'tin' | 'reportable'>) =>
  recordState(tin !== null, reportable);

export const w9State = ({ w9ReceivedOn, reportable }: Pick<VendorSummary, 'w9ReceivedOn' | 'reportable'>) =>
  recordState(w9ReceivedOn !== null, reportable);

/** The vendors, as a table and as a file, and what they are filtered by. Of a TIN both tell only whether it is there. */
export const vendorColumns = defineColumns<VendorSummary>()(
  vendorLabels,
  [
    { field: 'name', kind: 'text', sort: true },
    { field: 'legalName', kind: 'text' },
    { field: 'accountNumber', kind: 'text' },
    { field: 'email', kind: 'text' },
    { field: 'phone', kind: 'text' },
    { field: 'termsDays', kind: 'number', sort: true },
    { field: 'taxClass', kind: 'choice' },
    { field: 'reportable', kind: 'choice', of: ({ reportable }) => (reportable ? 'yes' : 'no') },
    { field: 'taxBox', kind: 'choice' },
    { field: 'tin', kind: 'choice', of: tinState },
    { field: 'w9', kind: 'choice', of: w9State },
    { field: 'w9ReceivedOn', kind: 'day' },
    { field: 'insuredUntil', kind: 'day', sort: true },
    {
      field: 'status',
      kind: 'choice',
      of: ({ archivedAt }) => (archivedAt === null ? 'active' : 'archived'),
    },
    { field: 'updatedAt', kind: 'moment', sort: true },
  ],
  {
    reportable: reportability,
    w9: taxRecordStates,
    tin: taxRecordStates,
    taxBox: vendorTaxBoxes,
    taxClass: taxClasses,
    insuredUntil: 'days',
    status: vendorStatuses,
    updatedAt: 'days',
  },
);
