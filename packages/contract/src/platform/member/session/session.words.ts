import type { Word, Words } from '../../../wire/fields/words';

/** Browsers and systems that a session tells apart. */
export const browsers = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari'] as const;
export const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** What a device is kept as where its browser says nothing of itself. */
export const unknownDevice = 'Unknown device';

const word = (device: string, es: string): [string, Word] => [`device.${device}`, { en: device, es }];

/** A device is kept by its name in English, so that a session and its history read in every language. */
const deviceWords: Words = Object.fromEntries([
  ...browsers.flatMap((browser) =>
    systems.map((system) => word(`${browser} on ${system}`, `${browser} en ${system}`)),
  ),
  word(unknownDevice, 'Dispositivo desconocido'),
]);

export const sessionWords = {
  session: { en: 'Session', es: 'Sesión' },
  device: { en: 'Device', es: 'Dispositivo' },
  to: { en: 'To', es: 'A' },
  overrides: { en: 'Builds that are tried', es: 'Versiones que se prueban' },
  ...deviceWords,
} satisfies Words;

/** A kept device in a language; one that is called otherwise stays as it is. */
export const deviceIn = (device: string, language: keyof Word): string =>
  deviceWords[`device.${device}`]?.[language] ?? device;
