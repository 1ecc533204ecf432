import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import { startsOfItems } from '@courtyard/contract/communications/meeting/agenda/agenda-times.rules';
import { meetingLabels } from '@courtyard/contract/communications/meeting/meeting.labels';
import type { MeetingNotice } from '@courtyard/contract/communications/meeting/notice/notice';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatFullDay, formatTime } from '@courtyard/contract/formats';
import { zoneText } from '@courtyard/contract/intl';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import en from './notice.en.json';
import es from './notice.es.json';

/** What a notice says, as text: paragraphs are parted by empty lines, lines of a list begin with `- `. */
export interface NoticeText {
  subject: string;
  body: string;
}

export const noticeMessages = defineMessages({ en, es });

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
  const t = messagesIn(noticeMessages, language);
  const settings = { language, timeZone, dateFormat: '' };
  const day = formatFullDay(meeting.heldOn, settings);
  const time = (moment: string) => formatTime(moment, settings);
  const label = (field: 'kind' | 'place' | 'onlineUrl') => meetingLabels[field][language];
  const facts = [
    `${label('kind')}: ${meetingLabels[`kind.${meeting.kind}`][language]}`,
    t('when', {
      day,
      from: time(meeting.startsAt),
      to: time(meeting.endsAt),
      zone: zoneText(timeZone),
    }),
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
    kind === 'notice' ? t('intro.notice', { community }) : t(`intro.${kind}`),
    list([meeting.name, ...facts]),
    ...(kind === 'cancellation' || kind === 'withdrawal'
      ? []
      : [
          ...(agenda.length === 0 ? [] : [[t('agenda'), ...agenda].join('\n')]),
          ...(meeting.notes === null ? [] : [meeting.notes]),
          `${t('page')}\n${page}`,
        ]),
  ];
  return {
    subject: typed(t(`subject.${kind}`, { name: meeting.name, day })),
    body: typed(paragraphs.join('\n\n')),
  };
}
