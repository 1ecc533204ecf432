import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import type { EmailMessage, EmailPart } from '../../mail/email-message.rules';
import type { NotificationContent } from '../kind';
import en from './delivery.en.json';
import es from './delivery.es.json';

export const deliveryMessages = defineMessages({ en, es });

/** One notification as a letter tells it. */
export interface Told extends NotificationContent {
  /** Path in the community. */
  link: string | null;
}

/** A letter of more is read by nobody. */
const maxTold = 50;

const settingsPath = '/notifications/settings';

/** A letter about one. `address` is the community's, without a slash at its end. */
export function letterOf(
  { title, text, link, file }: Told,
  language: Language,
  address: string,
): EmailMessage {
  const t = messagesIn(deliveryMessages, language);
  return {
    subject: title,
    body: [
      text === '' ? title : text,
      ...(link === null ? [] : [{ button: `${address}${link}` }]),
      ...(file ? [{ text: file.text, link: `${address}${file.path}` }] : []),
      { text: t('settings'), link: `${address}${settingsPath}` },
    ],
  };
}

/** A letter about all of a day or a week, the latest first. */
export function digestOf(told: readonly Told[], language: Language, address: string): EmailMessage {
  const [first] = told;
  if (first && told.length === 1) return letterOf(first, language, address);
  const t = messagesIn(deliveryMessages, language);
  const part = ({ title, text, link }: Told): EmailPart => {
    const said = text === '' ? title : `${title}: ${text}`;
    return link === null ? said : { text: said, link: `${address}${link}` };
  };
  return {
    subject: t('count', { count: told.length }),
    body: [
      ...told.slice(0, maxTold).map(part),
      ...(told.length > maxTold
        ? [{ text: t('more', { count: told.length - maxTold }), link: `${address}/notifications` }]
        : []),
      { text: t('settings'), link: `${address}${settingsPath}` },
    ],
  };
}
