import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { startsOfItems } from '@courtyard/contract/communications/meeting/agenda/agenda-times.rules';
import { meetingWords } from '@courtyard/contract/communications/meeting/meeting.words';
import type { MeetingNotice } from '@courtyard/contract/communications/meeting/notice/notice';
import type { Language } from '@courtyard/contract/fields/words';
import { formatFullDay, formatTime } from '@courtyard/contract/formats';
import { zoneText } from '@courtyard/contract/intl';

/** What a notice says, as text: paragraphs are parted by empty lines, lines of a list begin with `- `. */
export interface NoticeText {
  subject: string;
  body: string;
}

const words = {
  en: {
    'subject.notice': (name: string, day: string) => `Notice of meeting: ${name}, ${day}`,
    'subject.change': (name: string, day: string) => `Changed: ${name}, ${day}`,
    'subject.withdrawal': (name: string, day: string) => `No longer invited: ${name}, ${day}`,
    'subject.cancellation': (name: string, day: string) => `Canceled: ${name}, ${day}`,
    'intro.notice': (community: string) => `${community} gives notice of this meeting.`,
    'intro.change': () => 'The time or place of this meeting has changed. Current details:',
    'intro.withdrawal': () => 'You’re no longer invited to this meeting.',
    'intro.cancellation': () => 'This meeting was canceled.',
    at: (day: string, from: string, to: string, zone: string) => `${day}, ${from} to ${to} (${zone})`,
    when: 'When',
    agenda: 'Agenda:',
    page: 'Agenda, files and RSVP:',
  },
  es: {
    'subject.notice': (name: string, day: string) => `Convocatoria: ${name}, ${day}`,
    'subject.change': (name: string, day: string) => `Cambio: ${name}, ${day}`,
    'subject.withdrawal': (name: string, day: string) => `Ya no está invitado: ${name}, ${day}`,
    'subject.cancellation': (name: string, day: string) => `Cancelada: ${name}, ${day}`,
    'intro.notice': (community: string) => `${community} convoca esta reunión.`,
    'intro.change': () => 'Cambió la hora o el lugar de esta reunión. Datos actuales:',
    'intro.withdrawal': () => 'Ya no está invitado a esta reunión.',
    'intro.cancellation': () => 'Esta reunión se canceló.',
    at: (day: string, from: string, to: string, zone: string) => `${day}, de ${from} a ${to} (${zone})`,
    when: 'Cuándo',
    agenda: 'Orden del día:',
    page: 'Orden del día, archivos y confirmación:',
  },
} satisfies Record<Language, unknown>;

interface Said {
  kind: MeetingNotice['kind'];
  meeting: Pick<
    Meeting,
    'name' | 'kind' | 'heldOn' | 'startsAt' | 'endsAt' | 'place' | 'onlineUrl' | 'notes'
  > & {
    agenda: readonly { title: string; presenter: string | null; minutes: number | null }[];
  };
  community: string;
  timeZone: string;
  /** Whole address of its page. */
  page: string;
}

/** What people typed is no field of a letter to many, and no line of a list that they did not mean. */
const typed = (text: string) => text.replaceAll('{{', '{ {');

/** The notice of a meeting in a language: what it is, when, where, how to join, and what is talked about. */
export function noticeText(
  { kind, meeting, community, timeZone, page }: Said,
  language: Language,
): NoticeText {
  const t = words[language];
  const settings = { language, timeZone, dateFormat: '' };
  const day = formatFullDay(meeting.heldOn, settings);
  const time = (moment: string) => formatTime(moment, settings);
  const label = (field: 'kind' | 'place' | 'onlineUrl') => meetingWords[field][language];
  const facts = [
    `${label('kind')}: ${meetingWords[`kind.${meeting.kind}`][language]}`,
    `${t.when}: ${t.at(day, time(meeting.startsAt), time(meeting.endsAt), zoneText(timeZone))}`,
    ...(meeting.place === null ? [] : [`${label('place')}: ${meeting.place}`]),
    ...(meeting.onlineUrl === null ? [] : [`${label('onlineUrl')}: ${meeting.onlineUrl}`]),
  ];
  const starts = startsOfItems(meeting.startsAt, meeting.agenda).map((start) => start && time(start));
  const agenda = meeting.agenda.map(({ title, presenter, minutes }, index) =>
    [`${index + 1}. ${title}`, starts[index] ?? null, presenter, minutes === null ? null : `${minutes} min`]
      .filter((part) => part !== null)
      .join(' · '),
  );
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  const paragraphs = [
    t[`intro.${kind}`](community),
    list([meeting.name, ...facts]),
    ...(kind === 'cancellation' || kind === 'withdrawal'
      ? []
      : [
          ...(agenda.length === 0 ? [] : [[t.agenda, ...agenda].join('\n')]),
          ...(meeting.notes === null ? [] : [meeting.notes]),
          `${t.page}\n${page}`,
        ]),
  ];
  return {
    subject: typed(t[`subject.${kind}`](meeting.name, day)),
    body: typed(paragraphs.join('\n\n')),
  };
}
