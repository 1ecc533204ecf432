import { labelsFrom } from '../../../wire/fields/labels';
import en from './meeting-policy.en.json';
import es from './meeting-policy.es.json';

export const meetingPolicyLabels = labelsFrom(en, es);
