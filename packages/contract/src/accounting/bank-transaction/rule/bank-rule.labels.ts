import { labelsFrom } from '../../../wire/fields/labels';
import en from './bank-rule.en.json';
import es from './bank-rule.es.json';

export const bankRuleLabels = labelsFrom(en, es);
