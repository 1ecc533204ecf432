import { labelsFrom } from '../../wire/fields/labels';
import en from './poll-rule.en.json';
import es from './poll-rule.es.json';

/** What the rules over several fields of a poll say, by what its schema says in English. */
export const pollRuleLabels = labelsFrom(en, es);
