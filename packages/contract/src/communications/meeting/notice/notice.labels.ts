import { labelsFrom } from '../../../wire/fields/labels';
import en from './notice.en.json';
import es from './notice.es.json';

export const noticeLabels = labelsFrom(en, es);
