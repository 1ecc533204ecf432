import type { LoggedKinds } from '../../../../platform/audit/logged-kind';
import type { FilePlace } from '../../../../platform/files/storage/file-place';
import { vendorUrl } from './vendor-search';

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

export const vendorFilePlaces: readonly FilePlace[] = [
  {
    table: 'vendor',
    column: 'w9_file_id',
    role: { en: 'W-9 of a vendor', es: 'W-9 de un proveedor' },
    thing: 'vendor',
    thingId: 'id',
  },
  {
    table: 'vendor',
    column: 'certificate_file_id',
    role: { en: 'Insurance certificate of a vendor', es: 'Certificado de seguro de un proveedor' },
    thing: 'vendor',
    thingId: 'id',
  },
  {
    table: 'vendor_file',
    column: 'file_id',
    role: { en: 'File of a vendor', es: 'Archivo de un proveedor' },
    thing: 'vendor',
    thingId: 'vendor_id',
  },
];
