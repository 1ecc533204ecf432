import { labelsFrom } from '../../../../wire/fields/labels';
import en from './payoff.en.json';
import es from './payoff.es.json';

export const payoffLabels = labelsFrom(en, es);
