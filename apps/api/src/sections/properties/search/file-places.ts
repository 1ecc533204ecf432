import type { FilePlace } from '../../../platform/files/storage/file-place';

/** Where the section keeps files. */
export const propertiesFilePlaces: readonly FilePlace[] = [
  {
    table: 'insurance_policy',
    column: 'certificate_file_id',
    role: { en: 'Certificate of insurance', es: 'Certificado de seguro' },
    thing: 'property',
    thingId: 'property_id',
  },
  {
    table: 'property_import',
    column: 'file_id',
    role: { en: 'Imported file', es: 'Archivo importado' },
    thing: 'properties',
  },
  {
    table: 'common_area_photo',
    column: 'file_id',
    role: { en: 'Photo of a common area', es: 'Foto de un área común' },
    thing: 'common-area',
    thingId: 'area_id',
  },
  {
    table: 'asset_file',
    column: 'file_id',
    role: { en: 'Asset file', es: 'Archivo de un equipo' },
    thing: 'asset',
    thingId: 'asset_id',
  },
  {
    table: 'asset_service',
    column: 'report_file_id',
    role: { en: 'Service report', es: 'Informe de un servicio' },
    thing: 'asset',
    thingId: 'asset_id',
  },
];
