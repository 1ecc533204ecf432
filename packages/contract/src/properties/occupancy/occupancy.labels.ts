import { labelsFrom } from '../../wire/fields/labels';
import personEn from './person.en.json';
import personEs from './person.es.json';
import ownershipEn from './ownership.en.json';
import ownershipEs from './ownership.es.json';
import residencyEn from './residency.en.json';
import residencyEs from './residency.es.json';

/** Somebody of the community: an owner, a tenant, a resident. */
export const personLabels = labelsFrom(personEn, personEs);

export const ownershipLabels = labelsFrom(ownershipEn, ownershipEs, {
  owners: { person: personLabels.person },
});

export const residencyLabels = labelsFrom(residencyEn, residencyEs);
