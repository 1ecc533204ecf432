import { wordsFrom } from '../../../../wire/fields/words';
import { billWords } from '../bill.words';
import en from './payables-aging.en.json';
import es from './payables-aging.es.json';

export const payablesAgingWords = {
  vendor: billWords.vendor,
  current: billWords['aging.current'],
  to30: billWords['aging.to30'],
  to60: billWords['aging.to60'],
  to90: billWords['aging.to90'],
  over90: billWords['aging.over90'],
  totalMinor: billWords.totalMinor,
  ...wordsFrom(en, es),
};
