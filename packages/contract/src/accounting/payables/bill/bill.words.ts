import { serviceItemWords } from '../../../bookkeeping/service-item/service-item.words';
import { wordsFrom } from '../../../wire/fields/words';
import { invoiceWords } from '../../receivables/invoice/invoice.words';
import en from './bill.en.json';
import es from './bill.es.json';

export const billWords = wordsFrom(en, es, {
  'status.void': {
    aging: invoiceWords.aging,
    'aging.current': invoiceWords['aging.current'],
    'aging.to30': invoiceWords['aging.to30'],
    'aging.to60': invoiceWords['aging.to60'],
    'aging.to90': invoiceWords['aging.to90'],
    'aging.over90': invoiceWords['aging.over90'],
  },
  fund: {
    taxBox: serviceItemWords.taxBox,
    'taxBox.nec-1': serviceItemWords['taxBox.nec-1'],
    'taxBox.misc-1': serviceItemWords['taxBox.misc-1'],
    'taxBox.misc-2': serviceItemWords['taxBox.misc-2'],
    'taxBox.misc-3': serviceItemWords['taxBox.misc-3'],
    'taxBox.misc-10': serviceItemWords['taxBox.misc-10'],
  },
});
