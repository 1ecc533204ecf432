import { labelsFrom } from '../../wire/fields/labels';
import en from './announcement.en.json';
import es from './announcement.es.json';

export const announcementLabels = labelsFrom(en, es);
