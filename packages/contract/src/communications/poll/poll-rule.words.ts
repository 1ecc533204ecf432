import { wordsFrom } from '../../wire/fields/words';
import en from './poll-rule.en.json';
import es from './poll-rule.es.json';

/** What the rules over several fields of a poll say, by what its schema says in English. */
export const pollRuleWords = wordsFrom(en, es);
