import { labelsFrom } from '@courtyard/contract/fields/labels';
import type { LoggedKinds } from '../../../../platform/audit/logged-kind';
import type { FileColumn } from '../../../../platform/files/storage/file-column';
import en from './vendor-files.en.json';
import es from './vendor-files.es.json';
import { vendorUrl } from './vendor-search';

const labels = labelsFrom(en, es);

/** What the history of a vendor tells. */
export const vendorHistory = {
  vendor: [
    'vendor.create',
    'vendor.update',
    'vendor.archive',
    'vendor.restore',
    'vendor.set-tin',
    'vendor.remove-tin',
    'vendor.reveal-tin',
  ],
} as const;

export const vendorKinds: LoggedKinds = {
  vendor: {
    permission: 'Vendor Details View',
    name: { table: 'vendor', sql: 'vendor.name' },
    url: vendorUrl,
  },
};

export const vendorFileColumns: readonly FileColumn[] = [
  {
    table: 'vendor',
    column: 'w9_file_id',
    role: labels.w9,
    record: 'vendor',
    recordId: 'id',
  },
  {
    table: 'vendor',
    column: 'certificate_file_id',
    role: labels.certificate,
    record: 'vendor',
    recordId: 'id',
  },
  {
    table: 'vendor_file',
    column: 'file_id',
    role: labels.file,
    record: 'vendor',
    recordId: 'vendor_id',
  },
];
