import { wordsFrom } from '../../../wire/fields/words';
import en from './motion.en.json';
import es from './motion.es.json';

export const motionWords = wordsFrom(en, es);
