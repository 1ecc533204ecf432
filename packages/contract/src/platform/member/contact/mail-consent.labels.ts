import { labelsFrom } from '../../../wire/fields/labels';
import en from './mail-consent.en.json';
import es from './mail-consent.es.json';

/** What a consent is called in histories. */
export const consentLabels = labelsFrom(en, es);
