import { labelsFrom } from '../../wire/fields/labels';
import en from './shares.en.json';
import es from './shares.es.json';

/** How ownership shares and billing ratios are spread over all properties. */
export const shareDistributionLabels = labelsFrom(en, es);
