import { wordsFrom } from '../../wire/fields/words';
import { entryKindWords } from '../account/entry-kind.words';
import en from './fund-loan.en.json';
import es from './fund-loan.es.json';

export const fundLoanWords = wordsFrom(en, es, { no: entryKindWords });
