import type { FilePlace } from '../../../../platform/files/storage/file-place';

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
