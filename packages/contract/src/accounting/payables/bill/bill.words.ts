import { serviceItemWords } from '../../../bookkeeping/service-item/service-item.words';
import { wordsFrom } from '../../../wire/fields/words';
import { invoiceWords } from '../../receivables/invoice/invoice.words';
import en from './bill.en.json';
import es from './bill.es.json';

export const billWords = wordsFrom(en, es, {
  'status.void': {
    ageing: invoiceWords.ageing,
    'ageing.current': invoiceWords['ageing.current'],
    'ageing.to30': invoiceWords['ageing.to30'],
    'ageing.to60': invoiceWords['ageing.to60'],
    'ageing.to90': invoiceWords['ageing.to90'],
    'ageing.over90': invoiceWords['ageing.over90'],
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
