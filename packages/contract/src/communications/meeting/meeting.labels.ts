import { labelsFrom } from '../../wire/fields/labels';
import en from './meeting.en.json';
import es from './meeting.es.json';

export const meetingLabels = labelsFrom(en, es);
