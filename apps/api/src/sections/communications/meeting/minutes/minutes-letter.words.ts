import type { Language } from '@courtyard/contract/fields/words';
import { formatLongDay } from '@courtyard/contract/formats';
import type { Letter } from '../../../../platform/mail/letter.rules';
import type { DueThing } from '../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../platform/mail/reminders/reminders.rules';

/** Minutes that are to be there by a day, and are not published. */
export interface DueMinutes extends DueThing {
  name: string;
  isExecutive: boolean;
}

const words = {
  en: {
    subject: (count: number) => (count === 1 ? 'Minutes are due' : `Minutes of ${count} meetings are due`),
    intro: 'Under your community’s rules, these minutes are due soon.',
    due: (name: string, when: string, day: string) => `${name}: due ${when}, on ${day}`,
    next: 'Draft them, have someone else approve them, and publish them.',
  },
  es: {
    subject: (count: number) =>
      count === 1 ? 'Vence el plazo de un acta' : `Vence el plazo de las actas de ${count} reuniones`,
    intro: 'Según las reglas de su comunidad, estas actas vencen pronto.',
    due: (name: string, when: string, day: string) => `${name}: vencen ${when}, el ${day}`,
    next: 'Redáctelas, pida a otra persona que las apruebe y publíquelas.',
  },
} satisfies Record<Language, unknown>;

/** To who keeps meetings: minutes whose day comes. `page` is the whole address of a meeting's page, without the meeting. */
export function minutesLetter(
  due: readonly DueMinutes[],
  { language, today, page }: { language: Language; today: string; page: string },
): Letter {
  const t = words[language];
  return {
    subject: t.subject(due.length),
    body: [
      t.intro,
      ...due.map(({ id, name, on }) => ({
        text: t.due(name, whenFrom(today, on, language), formatLongDay(on, { language, dateFormat: '' })),
        link: `${page}?id=${id}&tab=minutes`,
      })),
      t.next,
    ],
  };
}
