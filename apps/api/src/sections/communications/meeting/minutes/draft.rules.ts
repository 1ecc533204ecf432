import type { AgendaItem } from '@courtyard/contract/communications/meeting/agenda/agenda';
import type { Attendance, Attendee } from '@courtyard/contract/communications/meeting/attendance/attendance';
import type { Meeting } from '@courtyard/contract/communications/meeting/meeting';
import type { ActionItem, Motion } from '@courtyard/contract/communications/meeting/motion/motion';
import { motionLabels } from '@courtyard/contract/communications/meeting/motion/motion.labels';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatDay, type FormatSettings, formatTime } from '@courtyard/contract/formats';
import { messagesIn } from '@courtyard/contract/messages';
import { minutesMessages } from './minutes-texts';

/** What is known of a meeting that is over. */
export interface Held {
  meeting: Meeting;
  quorum: Attendance['quorum'];
  /** By name. */
  there: readonly Pick<Attendee, 'name' | 'presence' | 'proxyHolder'>[];
  motions: readonly Motion[];
  actionItems: readonly ActionItem[];
}

const lines = (heading: string, items: readonly string[]) =>
  items.length === 0 ? [] : [[`# ${heading}`, ...items.map((item) => `- ${item}`)].join('\n')];

const agendaLine = (item: AgendaItem) => [item.title, item.presenter].filter(Boolean).join(' · ');

function motionLine(motion: Motion, language: Language): string {
  const t = messagesIn(minutesMessages, language);
  const { mover, seconder, inFavor, against, abstained } = motion;
  const who = [mover && t('moved', { mover }), seconder && t('seconded', { seconder })]
    .filter(Boolean)
    .join(', ');
  const by = motion.countedBy === 'unit' ? 'sumsOfHomes' : 'sums';
  const sums =
    inFavor === null && against === null
      ? ''
      : t(by, { yes: inFavor ?? 0, no: against ?? 0, abstained: abstained ?? 0 });
  const names = motion.votes
    .map(({ name, vote }) => `${name}: ${motionLabels[`vote.${vote}`][language].toLowerCase()}`)
    .join(', ');
  return [
    motion.wording.replaceAll(/\s+/g, ' '),
    who,
    [sums, names].filter(Boolean).join(' – '),
    motionLabels[`result.${motion.result}`][language],
  ]
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/**
 * The draft of minutes as text: a heading begins with `# `, a line of a list with `- `, paragraphs are apart by an empty
 * line. `isExecutive` chooses the parts: the open ones tell nothing of what was said behind closed doors.
 */
export function draftOf(held: Held, isExecutive: boolean, settings: FormatSettings): string {
  const { meeting, quorum } = held;
  const { language } = settings;
  const t = messagesIn(minutesMessages, language);
  const isPart = (part: { isExecutive: boolean }) => part.isExecutive === isExecutive;
  const there = (by: 'proxy' | 'person') =>
    held.there.filter(({ presence }) => (presence === 'proxy') === (by === 'proxy'));
  const proxyLine = ({ name, proxyHolder }: { name: string; proxyHolder: string | null }) =>
    proxyHolder === null ? name : t('through', { name, holder: proxyHolder });
  const opening = isExecutive
    ? []
    : [
        ...(meeting.openedAt ? [t('opened', { time: formatTime(meeting.openedAt, settings) })] : []),
        t(`quorum.${quorum.basis}`, {
          counted: quorum.counted,
          needed: quorum.needed,
          isReached: quorum.isReached,
        }),
        ...lines(
          t('present'),
          there('person').map(({ name }) => name),
        ),
        ...lines(t('proxies'), there('proxy').map(proxyLine)),
      ];
  const actions = held.actionItems
    .filter(isPart)
    .map(({ title, assignee, dueOn }) =>
      [title, assignee?.name, dueOn && t('until', { day: formatDay(dueOn, settings) })]
        .filter(Boolean)
        .join(' · '),
    );
  const closing =
    isExecutive || !meeting.adjournedAt
      ? []
      : [t('adjourned', { time: formatTime(meeting.adjournedAt, settings) })];
  return [
    ...opening,
    ...lines(t('items'), meeting.agenda.filter(isPart).map(agendaLine)),
    ...lines(
      t('motions'),
      held.motions.filter(isPart).map((motion) => motionLine(motion, language)),
    ),
    ...lines(t('actions'), actions),
    ...closing,
  ].join('\n\n');
}
