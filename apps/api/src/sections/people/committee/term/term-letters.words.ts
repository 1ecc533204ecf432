import type { Language } from '@courtyard/contract/fields/words';
import { officeName } from '@courtyard/contract/people/committee/office';
import { termWords } from '@courtyard/contract/people/committee/committee.words';
import type { Letter, LetterPart } from '../../../../platform/mail/letter.rules';
import type { DueThing } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../platform/notifications/kind';

/** A running term that ends soon. */
export interface EndingTerm extends DueThing {
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

const words = {
  en: {
    subject: (count: number) => (count === 1 ? 'A term ends soon' : `${count} terms end soon`),
    intro: 'No successor is recorded for these seats yet.',
    ends: (when: string, day: string) => `ends ${when}, on ${day}`,
    more: (count: number) => `And ${count} more. See the committees for all of them.`,
    next: 'Record the successor on the committee’s page, or extend the term.',
    ownSubject: (count: number) => (count === 1 ? 'Your term ends soon' : 'Your terms end soon'),
    ownIntro: 'Thank you for serving the community.',
    ownNext: 'Contact the management about how your seat will be filled and whether you can run again.',
  },
  es: {
    subject: (count: number) =>
      count === 1 ? 'Un mandato termina pronto' : `${count} mandatos terminan pronto`,
    intro: 'Estos puestos aún no tienen sucesor.',
    ends: (when: string, day: string) => `termina ${when}, el ${day}`,
    more: (count: number) => `Y ${count} más. Consulte los comités para verlos todos.`,
    next: 'Registre al sucesor en la página del comité, o prolongue el mandato.',
    ownSubject: (count: number) =>
      count === 1 ? 'Su mandato termina pronto' : 'Sus mandatos terminan pronto',
    ownIntro: 'Gracias por servir a la comunidad.',
    ownNext: 'Pregunte a la administración cómo se cubrirá su puesto y si puede volver a presentarse.',
  },
} satisfies Record<Language, unknown>;

function lineOf({ language, today, page }: Writing, isOwn: boolean) {
  return ({ committee, committeeId, seat, office, name, on }: EndingTerm): LetterPart => {
    const place = office === null ? `${termWords.seat[language]} ${seat}` : officeName(office, language);
    const who = isOwn ? place : `${name} (${place})`;
    const ends = words[language].ends(whenFrom(today, on, language), longDay(on, language));
    return { text: `${committee}: ${who} ${ends}`, link: `${page}/details?id=${committeeId}` };
  };
}

function linesOf(all: readonly EndingTerm[], writing: Writing, isOwn: boolean): LetterPart[] {
  const left = all.length - maxLines;
  return [
    ...all.slice(0, maxLines).map(lineOf(writing, isOwn)),
    ...(left > 0 ? [{ text: words[writing.language].more(left), link: writing.page }] : []),
  ];
}

/** To those who say who serves: the terms that end, and in whose seats nobody follows. */
export function endingTermsLetter(all: readonly EndingTerm[], writing: Writing): Letter {
  const { subject, intro, next } = words[writing.language];
  return { subject: subject(all.length), body: [intro, ...linesOf(all, writing, false), next] };
}

/** To who serves: their own terms that end. */
export function ownTermLetter(all: readonly EndingTerm[], writing: Writing): Letter {
  const { ownSubject, ownIntro, ownNext } = words[writing.language];
  return { subject: ownSubject(all.length), body: [ownIntro, ...linesOf(all, writing, true), ownNext] };
}
