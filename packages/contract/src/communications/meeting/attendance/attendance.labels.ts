import { labelsFrom } from '../../../wire/fields/labels';
import en from './attendance.en.json';
import es from './attendance.es.json';

export const attendanceLabels = labelsFrom(en, es);
