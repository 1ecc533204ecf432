import type { Language } from '@courtyard/contract/fields/labels';
import { officeName } from '@courtyard/contract/people/committee/office';
import { termLabels } from '@courtyard/contract/people/committee/committee.labels';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { EmailMessage, EmailPart } from '../../../../platform/mail/email-message.rules';
import type { DueRecord } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../platform/notifications/kind';
import en from './term.en.json';
import es from './term.es.json';

/** A running term that ends soon. */
export interface EndingTerm extends DueRecord {
  committeeId: string;
  committee: string;
  name: string;
  seat: number;
  office: string | null;
  /** Of who serves, where they are an active member. */
  email: string | null;
}

interface Writing {
  language: Language;
  today: string;
  /** Whole address of the list of committees. */
  page: string;
}

/** A mail of more would be read by nobody, nor taken by every server. */
const maxLines = 100;

const messages = defineMessages({ en, es });

function lineOf({ language, today, page }: Writing, isOwn: boolean) {
  return ({ committee, committeeId, seat, office, name, on }: EndingTerm): EmailPart => {
    const place = office === null ? `${termLabels.seat[language]} ${seat}` : officeName(office, language);
    const who = isOwn ? place : `${name} (${place})`;
    const when = whenFrom(today, on, language);
    const text = messagesIn(messages, language)('letter.ends', {
      committee,
      who,
      when,
      day: longDay(on, language),
    });
    return { text, link: `${page}/details?id=${committeeId}` };
  };
}

function linesOf(all: readonly EndingTerm[], writing: Writing, isOwn: boolean): EmailPart[] {
  const left = all.length - maxLines;
  return [
    ...all.slice(0, maxLines).map(lineOf(writing, isOwn)),
    ...(left > 0
      ? [{ text: messagesIn(messages, writing.language)('letter.more', { count: left }), link: writing.page }]
      : []),
  ];
}

/** To those who say who serves: the terms that end, and in whose seats nobody follows. */
export function endingTermsEmail(all: readonly EndingTerm[], writing: Writing): EmailMessage {
  const t = messagesIn(messages, writing.language);
  return {
    subject: t('letter.subject', { count: all.length }),
    body: [t('letter.intro'), ...linesOf(all, writing, false), t('letter.next')],
  };
}

/** To who serves: their own terms that end. */
export function ownTermEmail(all: readonly EndingTerm[], writing: Writing): EmailMessage {
  const t = messagesIn(messages, writing.language);
  return {
    subject: t('own.subject', { count: all.length }),
    body: [t('own.intro'), ...linesOf(all, writing, true), t('own.next')],
  };
}
