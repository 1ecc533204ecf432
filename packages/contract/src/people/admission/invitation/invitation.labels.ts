import { labelsFrom } from '../../../wire/fields/labels';
import en from './invitation.en.json';
import es from './invitation.es.json';

export const invitationLabels = labelsFrom(en, es);
