import { labelsFrom } from '../../wire/fields/labels';
import en from './charge.en.json';
import es from './charge.es.json';

/** Of whatever has a charge type. */
export const chargeLabels = labelsFrom(en, es);
