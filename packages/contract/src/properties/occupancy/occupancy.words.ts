import { wordsFrom } from '../../wire/fields/words';
import personEn from './person.en.json';
import personEs from './person.es.json';
import ownershipEn from './ownership.en.json';
import ownershipEs from './ownership.es.json';
import residencyEn from './residency.en.json';
import residencyEs from './residency.es.json';

/** Somebody of the community: an owner, a tenant, a resident. */
export const personWords = wordsFrom(personEn, personEs);

export const ownershipWords = wordsFrom(ownershipEn, ownershipEs, { owners: { person: personWords.person } });

export const residencyWords = wordsFrom(residencyEn, residencyEs);
