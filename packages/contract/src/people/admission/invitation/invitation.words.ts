import { wordsFrom } from '../../../wire/fields/words';
import en from './invitation.en.json';
import es from './invitation.es.json';

export const invitationWords = wordsFrom(en, es);
