import { wordsFrom } from '../../../wire/fields/words';
import en from './meeting-policy.en.json';
import es from './meeting-policy.es.json';

export const meetingPolicyWords = wordsFrom(en, es);
