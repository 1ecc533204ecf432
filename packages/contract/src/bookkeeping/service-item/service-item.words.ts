import { wordsFrom } from '../../wire/fields/words';
import { chargeWords } from '../charge/charge.words';
import en from './service-item.en.json';
import es from './service-item.es.json';

export const serviceItemWords = wordsFrom(en, es, { incomeAccount: chargeWords });
