import { labelsFrom } from '../../wire/fields/labels';
import en from './request-policy.en.json';
import es from './request-policy.es.json';

/** Settings of requests: kinds, hours and targets. */
export const requestSettingsLabels = labelsFrom(en, es);
