import type { MailCadence, Preferences } from '@courtyard/contract';
import { type Messages, type Texts, type Translate, messagesIn } from '@courtyard/contract/messages';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { formatLongDay } from '@courtyard/contract/formats';
import { z } from 'zod';
import en from './notifications.en.json';
import es from './notifications.es.json';

const labels = labelsFrom(en, es);

type Language = Preferences['language'];
type InLanguages<T> = Readonly<Record<Language, T>>;

/** Who reads a notification. */
export interface Reader {
  language: Language;
  /** The community's, IANA. */
  timeZone: string;
}

export interface NotificationContent {
  title: string;
  text: string;
  /** A file that a letter names below, by its path; it has to open without signing in. */
  file?: { text: string; path: string };
}

/** What the platform knows of a kind without knowing its parameters. */
export interface AnyNotificationKind {
  /** `properties.booking-requested`: the section and what happened. */
  readonly name: string;
  /** What it is about, said once for several kinds: "Bookings". */
  readonly group: InLanguages<string>;
  /** When it comes, for the settings: "Somebody asks for a booking". */
  readonly label: InLanguages<string>;
  /** Passes do not disturb and quiet hours, and cannot be left out of the list. */
  readonly isUrgent: boolean;
  /** Who can ever get it; anybody where it is not given. The settings show it to nobody else. */
  readonly permission: string | null;
  /** Until a member chooses. `email` is null where the section sends mails of its own. */
  readonly channels: { readonly inApp: boolean; readonly push: boolean; readonly email: MailCadence | null };
  /** What its content is made of. */
  readonly parameters: z.core.$ZodType;
  /** The content for stored parameters; null where they are of another release and cannot be read. */
  contentOf(stored: unknown, reader: Reader): NotificationContent | null;
}

/** A kind with its parameters, as `notify` takes it. */
export interface NotificationKind<P> extends AnyNotificationKind {
  /** The parameters as they are stored: JSON. Throws where they do not fit. */
  stored(parameters: P): string;
}

export interface KindInput<P, C extends Texts> extends Pick<AnyNotificationKind, 'name' | 'group' | 'label'> {
  /** What its content is made of. It is kept for months: add fields as optional ones. */
  parameters: z.core.$ZodType<P>;
  messages: Messages<C>;
  content(t: Translate<C>, parameters: P, reader: Reader): NotificationContent;
  isUrgent?: boolean;
  permission?: string;
  channels?: Partial<AnyNotificationKind['channels']>;
}

/**
 * Declares a kind of notification; a section names it in `defineSection`. Where nothing else is said it is in the list, is
 * pushed to browsers that allow it, and sends no mail.
 */
export function defineNotification<P, C extends Texts>(input: KindInput<P, C>): NotificationKind<P> {
  const {
    name,
    group,
    label,
    parameters,
    messages,
    content: contentOf,
    isUrgent = false,
    permission = null,
    channels,
  } = input;
  return {
    name,
    group,
    label,
    isUrgent,
    permission,
    parameters,
    channels: { inApp: true, push: true, email: 'off', ...channels },
    stored: (given) => JSON.stringify(z.parse(parameters, given)),
    contentOf(stored, reader) {
      const verdict = z.safeParse(parameters, stored);
      return verdict.success ? contentOf(messagesIn(messages, reader.language), verdict.data, reader) : null;
    },
  };
}

/** What those who look after the community are told by the platform itself. */
export const administration = labels.administration;

/** A day as a sentence says it: `March 3, 2027`. */
export const longDay = (day: string, language: Language): string =>
  formatLongDay(day, { language, dateFormat: '' });

/** The same as a part of a sentence that is told in the reader's language. */
export const dayWord = (day: string): InLanguages<string> => ({
  en: longDay(day, 'en'),
  es: longDay(day, 'es'),
});

interface Declared {
  kind: AnyNotificationKind;
  /** Whose it is; null for the platform's own, which every community has. */
  section: string | null;
}

/** Kinds by their names. */
export type KindCatalogue = ReadonlyMap<string, Declared>;

/** Puts the kinds of the platform and of the sections together. Throws where two have one name. */
export function createKindCatalogue(
  own: readonly AnyNotificationKind[],
  sections: readonly { id: string; notifications: readonly AnyNotificationKind[] }[],
): KindCatalogue {
  const catalogue = new Map<string, Declared>();
  for (const { id, notifications } of [...sections, { id: null, notifications: own }]) {
    for (const kind of notifications) {
      if (catalogue.has(kind.name)) throw new Error(`the notification ${kind.name} is declared twice`);
      catalogue.set(kind.name, { kind, section: id });
    }
  }
  return catalogue;
}

/** A stored notification in a reader's language; of a kind that this release does not know, that there is something. */
export function contentIn(
  kinds: KindCatalogue,
  { kind, parameters }: { kind: string; parameters: unknown },
  reader: Reader,
): NotificationContent {
  const { language } = reader;
  return (
    kinds.get(kind)?.kind.contentOf(parameters, reader) ?? {
      title: labels['unknown.title'][language],
      text: labels['unknown.text'][language],
    }
  );
}
