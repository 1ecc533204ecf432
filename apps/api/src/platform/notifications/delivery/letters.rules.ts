import type { Preferences } from '@courtyard/contract';
import type { Letter, LetterPart } from '../../mail/letter.rules';
import type { NotificationWords } from '../kind';

type Language = Preferences['language'];

/** One notification as a letter tells it. */
export interface Told extends NotificationWords {
  /** Path in the community. */
  link: string | null;
}

/** A letter of more is read by nobody. */
const maxTold = 50;

const words = {
  en: {
    count: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
    more: (count: number) => `And ${count} more.`,
    settings: 'Choose which emails you get and how often:',
  },
  es: {
    count: (count: number) => (count === 1 ? '1 notificación' : `${count} notificaciones`),
    more: (count: number) => `Y ${count} más.`,
    settings: 'Elija qué correos recibe y con qué frecuencia:',
  },
} satisfies Record<Language, unknown>;

const settingsPath = '/notifications/settings';

/** A letter about one. `address` is the community's, without a slash at its end. */
export function letterOf({ title, text, link, file }: Told, language: Language, address: string): Letter {
  const { settings } = words[language];
  return {
    subject: title,
    body: [
      text === '' ? title : text,
      ...(link === null ? [] : [{ button: `${address}${link}` }]),
      ...(file ? [{ text: file.text, link: `${address}${file.path}` }] : []),
      { text: settings, link: `${address}${settingsPath}` },
    ],
  };
}

/** A letter about all of a day or a week, the latest first. */
export function digestOf(told: readonly Told[], language: Language, address: string): Letter {
  const [first] = told;
  if (first && told.length === 1) return letterOf(first, language, address);
  const { count, more, settings } = words[language];
  const part = ({ title, text, link }: Told): LetterPart => {
    const said = text === '' ? title : `${title}: ${text}`;
    return link === null ? said : { text: said, link: `${address}${link}` };
  };
  return {
    subject: count(told.length),
    body: [
      ...told.slice(0, maxTold).map(part),
      ...(told.length > maxTold
        ? [{ text: more(told.length - maxTold), link: `${address}/notifications` }]
        : []),
      { text: settings, link: `${address}${settingsPath}` },
    ],
  };
}
