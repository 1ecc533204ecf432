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
  soldOn: { en: 'Belongs to the buyers from', es: 'Pertenece a los compradores desde' },
  shareMillionths: { en: 'Share of the property', es: 'Parte de la propiedad' },
  startsOn: { en: 'Owns from', es: 'Posee desde' },
  endsOn: sharedWords.lastDay,
} satisfies Words;

export const residencyWords = {
  resident: { en: 'Resident', es: 'Residente' },
  residents: { en: 'Residents', es: 'Residentes' },
  kind: { en: 'Lives here as', es: 'Vive aquí como' },
  'kind.resident': { en: 'Resident', es: 'Residente' },
  'kind.tenant': { en: 'Tenant', es: 'Inquilino' },
  startsOn: { en: 'Lives here from', es: 'Vive aquí desde' },
  endsOn: sharedWords.lastDay,
} satisfies Words;
