import type { Words } from '../../../wire/fields/words';

/** What a consent is called in histories. */
export const consentWords = {
  agrees: { en: 'Required notices by e-mail', es: 'Avisos obligatorios por correo electrónico' },
  consentOn: { en: 'On', es: 'El' },
  consentHow: { en: 'How', es: 'Cómo' },
  'consentHow.account': { en: 'In their own account', es: 'En su propia cuenta' },
  'consentHow.paper': { en: 'On paper', es: 'En papel' },
} satisfies Words;
