import type { Words } from '../../../wire/fields/words';

/** What a consent is called in histories. */
export const consentWords = {
  agrees: { en: 'Required notices by email', es: 'Avisos obligatorios por correo electrónico' },
  consentOn: { en: 'Date', es: 'Fecha' },
  consentHow: { en: 'Method', es: 'Medio' },
  'consentHow.account': { en: 'Online', es: 'En línea' },
  'consentHow.paper': { en: 'On paper', es: 'En papel' },
} satisfies Words;
