import { type Word, type Words, wordsFrom } from '../../../wire/fields/words';
import en from './session.en.json';
import es from './session.es.json';

/** Browsers and systems that a session tells apart. */
export const browsers = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari'] as const;
export const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** What a device is kept as where its browser says nothing of itself. */
export const unknownDevice = 'Unknown device';

const word = (device: string, spanish: string): [string, Word] => [
  `device.${device}`,
  { en: device, es: spanish },
];

/** A device is kept by its name in English, so that a session and its history read in every language. */
const deviceWords: Words = Object.fromEntries([
  ...browsers.flatMap((browser) =>
    systems.map((system) => word(`${browser} on ${system}`, `${browser} en ${system}`)),
  ),
  word(unknownDevice, 'Dispositivo desconocido'),
]);

export const sessionWords = { ...wordsFrom(en, es), ...deviceWords };

/** A kept device in a language; one that is called otherwise stays as it is. */
export const deviceIn = (device: string, language: keyof Word): string =>
  deviceWords[`device.${device}`]?.[language] ?? device;
