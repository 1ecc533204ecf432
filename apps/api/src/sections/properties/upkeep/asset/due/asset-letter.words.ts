import type { Language } from '@courtyard/contract/fields/words';
import type { Letter, LetterPart } from '../../../../../platform/mail/letter.rules';
import type { DueThing } from '../../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../../platform/notifications/kind';
import type { AssetDue, DueKind } from './asset-due.sql';
import { dueWords } from './asset-due.words';

type DueAsset = AssetDue & DueThing;

interface Writing {
  language: Language;
  today: string;
  /** Whole address of the register. */
  page: string;
}

/** A mail of more would be read by nobody, nor taken by every server. */
const maxLines = 100;

const words = {
  en: {
    subject: (count: number) =>
      count === 1 ? 'One asset needs attention' : `${count} assets need attention`,
    intro: 'These services and warranties are coming due.',
    on: (day: string) => `on ${day}`,
    more: (count: number) => `And ${count} more. See the asset register.`,
    next: 'Record the service on the asset’s page to schedule the next one.',
  },
  es: {
    subject: (count: number) =>
      count === 1 ? 'Un activo requiere atención' : `${count} activos requieren atención`,
    intro: 'Se acercan estos mantenimientos y vencimientos de garantía.',
    on: (day: string) => `el ${day}`,
    more: (count: number) => `Y ${count} más. Consulte el registro de activos.`,
    next: 'Registre el mantenimiento en la página del activo para programar el siguiente.',
  },
} satisfies Record<Language, unknown>;

/** To those who keep the register: its services and warranties that fall due. */
export function assetsDueLetter(all: readonly DueAsset[], { language, today, page }: Writing): Letter {
  const { subject, intro, on: onDay, more, next } = words[language];
  const parts = (kind: DueKind): LetterPart[] => {
    const ofKind = all.filter((each) => each.kind === kind);
    const left = ofKind.length - maxLines;
    return [
      ...ofKind.slice(0, maxLines).map(({ id, name, location, on, provider }) => {
        const what = [name, location].filter(Boolean).join(', ');
        const when = `${whenFrom(today, on, language)}, ${onDay(longDay(on, language))}`;
        const text = `${what}: ${dueWords[language].falls[kind]} ${when}${provider ? ` (${provider})` : ''}`;
        return { text, link: `${page}/details?id=${id}` };
      }),
      ...(left > 0 ? [{ text: more(left), link: page }] : []),
    ];
  };
  return { subject: subject(all.length), body: [intro, ...parts('service'), ...parts('warranty'), next] };
}
