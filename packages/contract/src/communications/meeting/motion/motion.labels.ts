import { labelsFrom } from '../../../wire/fields/labels';
import en from './motion.en.json';
import es from './motion.es.json';

export const motionLabels = labelsFrom(en, es);
