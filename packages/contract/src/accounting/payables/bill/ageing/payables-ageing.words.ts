import { wordsFrom } from '../../../../wire/fields/words';
import { billWords } from '../bill.words';
import en from './payables-ageing.en.json';
import es from './payables-ageing.es.json';

export const payablesAgeingWords = {
  vendor: billWords.vendor,
  current: billWords['ageing.current'],
  to30: billWords['ageing.to30'],
  to60: billWords['ageing.to60'],
  to90: billWords['ageing.to90'],
  over90: billWords['ageing.over90'],
  totalMinor: billWords.totalMinor,
  ...wordsFrom(en, es),
};
