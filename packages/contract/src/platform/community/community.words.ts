import { sharedWords, type Words } from '../../wire/fields/words';

export const communityWords = {
  name: sharedWords.name,
  timeZone: { en: 'Time zone', es: 'Zona horaria' },
  language: { en: 'Language', es: 'Idioma' },
  'language.en': { en: 'English', es: 'Inglés' },
  'language.es': { en: 'Spanish', es: 'Español' },
  currency: { en: 'Currency', es: 'Moneda' },
  openRegistration: { en: 'Everybody may ask to join', es: 'Cualquiera puede pedir acceso' },
} satisfies Words;
