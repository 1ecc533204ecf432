import { labelsFrom } from '@courtyard/contract/fields/labels';
import type { FileColumn } from '../../../platform/files/storage/file-column';
import en from '../properties.en.json';
import es from '../properties.es.json';

const labels = labelsFrom(en, es);

/** Where the section keeps files. */
export const propertiesFileColumns: readonly FileColumn[] = [
  {
    table: 'insurance_policy',
    column: 'certificate_file_id',
    role: labels['file.certificate'],
    record: 'property',
    recordId: 'property_id',
  },
  {
    table: 'property_import',
    column: 'file_id',
    role: labels['file.import'],
    record: 'properties',
  },
  {
    table: 'common_area_photo',
    column: 'file_id',
    role: labels['file.areaPhoto'],
    record: 'common-area',
    recordId: 'area_id',
  },
  {
    table: 'asset_service',
    column: 'report_file_id',
    role: labels['file.service'],
    record: 'asset',
    recordId: 'asset_id',
  },
];
