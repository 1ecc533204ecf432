import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../platform/mail/letter.rules';
import type { DueThing } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../platform/notifications/kind';

/** An open poll that closes soon. */
export interface ClosingPoll extends DueThing {
  title: string;
}

interface Writing {
  language: Language;
  today: string;
  /** Whole address of the page of votes, without the poll. */
  page: string;
}

const words = {
  en: {
    subject: (count: number) => (count === 1 ? 'You haven’t voted yet' : 'You have open votes'),
    intro: 'You haven’t voted yet.',
    closes: (title: string, when: string, day: string) => `${title}: closes ${when}, on ${day}`,
    next: 'If a co-owner has already voted, you don’t need to do anything.',
  },
  es: {
    subject: (count: number) => (count === 1 ? 'Aún puede votar' : 'Aún puede votar en varias votaciones'),
    intro: 'Todavía no ha votado.',
    closes: (title: string, when: string, day: string) => `${title}: cierra ${when}, el ${day}`,
    next: 'Si otro copropietario ya votó, no tiene que hacer nada.',
  },
} satisfies Record<Language, unknown>;

/** To who has not voted: the polls that close soon. */
export function closingPollsLetter(due: readonly ClosingPoll[], { language, today, page }: Writing): Letter {
  const t = words[language];
  return {
    subject: t.subject(due.length),
    body: [
      t.intro,
      ...due.map(({ id, title, on }) => ({
        text: t.closes(title, whenFrom(today, on, language), longDay(on, language)),
        link: `${page}?id=${id}`,
      })),
      t.next,
    ],
  };
}
