import { serviceItemWords } from '../../../bookkeeping/service-item/service-item.words';
import { wordsFrom } from '../../../wire/fields/words';
import en from './vendor.en.json';
import es from './vendor.es.json';

export const vendorWords = wordsFrom(en, es, {
  termsDays: { expenseAccount: serviceItemWords.expenseAccount },
  'reportable.no': {
    taxBox: serviceItemWords.taxBox,
    'taxBox.nec-1': serviceItemWords['taxBox.nec-1'],
    'taxBox.misc-1': serviceItemWords['taxBox.misc-1'],
    'taxBox.misc-2': serviceItemWords['taxBox.misc-2'],
    'taxBox.misc-3': serviceItemWords['taxBox.misc-3'],
    'taxBox.misc-10': serviceItemWords['taxBox.misc-10'],
  },
});
