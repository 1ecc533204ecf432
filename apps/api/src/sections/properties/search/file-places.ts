import { labelsFrom } from '@courtyard/contract/fields/labels';
import type { FilePlace } from '../../../platform/files/storage/file-place';
import en from '../properties.en.json';
import es from '../properties.es.json';

const labels = labelsFrom(en, es);

/** Where the section keeps files. */
export const propertiesFilePlaces: readonly FilePlace[] = [
  {
    table: 'insurance_policy',
    column: 'certificate_file_id',
    role: labels['file.certificate'],
    thing: 'property',
    thingId: 'property_id',
  },
  {
    table: 'property_import',
    column: 'file_id',
    role: labels['file.import'],
    thing: 'properties',
  },
  {
    table: 'common_area_photo',
    column: 'file_id',
    role: labels['file.areaPhoto'],
    thing: 'common-area',
    thingId: 'area_id',
  },
  {
    table: 'asset_file',
    column: 'file_id',
    role: labels['file.asset'],
    thing: 'asset',
    thingId: 'asset_id',
  },
  {
    table: 'asset_service',
    column: 'report_file_id',
    role: labels['file.service'],
    thing: 'asset',
    thingId: 'asset_id',
  },
];
