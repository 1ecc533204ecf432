import { labelsFrom } from '../../../../wire/fields/labels';
import { billLabels } from '../bill.labels';
import en from './payables-aging.en.json';
import es from './payables-aging.es.json';

export const payablesAgingLabels = {
  vendor: billLabels.vendor,
  current: billLabels['aging.current'],
  to30: billLabels['aging.to30'],
  to60: billLabels['aging.to60'],
  to90: billLabels['aging.to90'],
  over90: billLabels['aging.over90'],
  totalMinor: billLabels.totalMinor,
  ...labelsFrom(en, es),
};
