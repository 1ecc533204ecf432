import { wordsFrom } from '../../../wire/fields/words';
import en from './bank-rule.en.json';
import es from './bank-rule.es.json';

export const bankRuleWords = wordsFrom(en, es);
