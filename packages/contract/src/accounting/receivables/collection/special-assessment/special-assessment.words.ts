import { wordsFrom } from '../../../../wire/fields/words';
import en from './special-assessment.en.json';
import es from './special-assessment.es.json';

export const specialAssessmentWords = wordsFrom(en, es);
