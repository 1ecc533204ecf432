import { serviceItemLabels } from '../../../bookkeeping/service-item/service-item.labels';
import { labelsFrom } from '../../../wire/fields/labels';
import en from './vendor.en.json';
import es from './vendor.es.json';

export const vendorLabels = labelsFrom(en, es, {
  termsDays: { expenseAccount: serviceItemLabels.expenseAccount },
  'reportable.no': {
    taxBox: serviceItemLabels.taxBox,
    'taxBox.nec-1': serviceItemLabels['taxBox.nec-1'],
    'taxBox.misc-1': serviceItemLabels['taxBox.misc-1'],
    'taxBox.misc-2': serviceItemLabels['taxBox.misc-2'],
    'taxBox.misc-3': serviceItemLabels['taxBox.misc-3'],
    'taxBox.misc-10': serviceItemLabels['taxBox.misc-10'],
  },
});
