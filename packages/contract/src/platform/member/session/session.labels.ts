import { type Label, type Labels, labelsFrom } from '../../../wire/fields/labels';
import en from './session.en.json';
import es from './session.es.json';

/** Browsers and systems that a session tells apart. */
export const browsers = ['Edge', 'Opera', 'Firefox', 'Chrome', 'Safari'] as const;
export const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;

/** What a device is kept as where its browser says nothing of itself. */
export const unknownDevice = 'Unknown device';

const label = (device: string, spanish: string): [string, Label] => [
  `device.${device}`,
  { en: device, es: spanish },
];

/** A device is kept by its name in English, so that a session and its history read in every language. */
const deviceWords: Labels = Object.fromEntries([
  ...browsers.flatMap((browser) =>
    systems.map((system) => label(`${browser} on ${system}`, `${browser} en ${system}`)),
  ),
  label(unknownDevice, 'Dispositivo desconocido'),
]);

export const sessionLabels = { ...labelsFrom(en, es), ...deviceWords };

/** A kept device in a language; one that is called otherwise stays as it is. */
export const deviceIn = (device: string, language: keyof Label): string =>
  deviceWords[`device.${device}`]?.[language] ?? device;
