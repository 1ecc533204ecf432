import { serviceItemLabels } from '../../../bookkeeping/service-item/service-item.labels';
import { labelsFrom } from '../../../wire/fields/labels';
import { invoiceLabels } from '../../receivables/invoice/invoice.labels';
import en from './bill.en.json';
import es from './bill.es.json';

export const billLabels = labelsFrom(en, es, {
  'status.void': {
    aging: invoiceLabels.aging,
    'aging.current': invoiceLabels['aging.current'],
    'aging.to30': invoiceLabels['aging.to30'],
    'aging.to60': invoiceLabels['aging.to60'],
    'aging.to90': invoiceLabels['aging.to90'],
    'aging.over90': invoiceLabels['aging.over90'],
  },
  fund: {
    taxBox: serviceItemLabels.taxBox,
    'taxBox.nec-1': serviceItemLabels['taxBox.nec-1'],
    'taxBox.misc-1': serviceItemLabels['taxBox.misc-1'],
    'taxBox.misc-2': serviceItemLabels['taxBox.misc-2'],
    'taxBox.misc-3': serviceItemLabels['taxBox.misc-3'],
    'taxBox.misc-10': serviceItemLabels['taxBox.misc-10'],
  },
});
