import { sharedWords, type Words } from '../../wire/fields/words';

/** Somebody of the community: an owner, a tenant, a resident. */
export const personWords = {
  person: { en: 'Person', es: 'Persona' },
  name: sharedWords.name,
  email: sharedWords.email,
  phone: sharedWords.phone,
} satisfies Words;

export const ownershipWords = {
  owner: { en: 'Owner', es: 'Propietario' },
  owners: { en: 'Owners', es: 'Propietarios' },
  person: personWords.person,
  soldOn: { en: 'Closing date', es: 'Fecha del cierre' },
  shareMillionths: { en: 'Share of the property', es: 'Parte de la propiedad' },
  startsOn: { en: 'Owner since', es: 'Propietario desde' },
  endsOn: sharedWords.lastDay,
} satisfies Words;

export const residencyWords = {
  resident: { en: 'Resident', es: 'Residente' },
  residents: { en: 'Residents', es: 'Residentes' },
  kind: { en: 'Relationship', es: 'En calidad de' },
  'kind.resident': { en: 'Resident', es: 'Residente' },
  'kind.tenant': { en: 'Tenant', es: 'Inquilino' },
  startsOn: { en: 'Resident since', es: 'Residente desde' },
  endsOn: sharedWords.lastDay,
} satisfies Words;
