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
    role: { en: 'Vendor W-9', es: 'W-9 de un proveedor' },
    thing: 'vendor',
    thingId: 'id',
  },
  {
    table: 'vendor',
    column: 'certificate_file_id',
    role: { en: 'Vendor certificate of insurance', es: 'Certificado de seguro de un proveedor' },
    thing: 'vendor',
    thingId: 'id',
  },
  {
    table: 'vendor_file',
    column: 'file_id',
    role: { en: 'Vendor file', es: 'Archivo de un proveedor' },
    thing: 'vendor',
    thingId: 'vendor_id',
  },
];
