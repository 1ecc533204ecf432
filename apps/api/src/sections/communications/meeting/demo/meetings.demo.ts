import type { Insertable } from 'kysely';
import { addDays, dayAt, weekdayOf } from '@courtyard/contract/days';
import { idOf } from '../../../../platform/section/demo/dice';
import type { DemoSeed } from '../../../../platform/section/demo/demo-community';
import { momentsOf } from '../plan/meeting.rules';
import { type MeetingTables } from '../meeting.tables';
import { seedDecisions } from './decisions.demo';
import { seedNotice } from './notice.demo';
import { seedAttendees } from './attendees.demo';
import { annualAgenda, boardAgenda, executiveAgenda, minutesTitle, specialAgenda } from './agendas.demo';

const boardRule = 'FREQ=MONTHLY;BYDAY=2TU';

/** Days until a second Tuesday of a month, as the rule has it, with time for a notice by letter. */
function daysToBoard(today: string): number {
  let days = 9;
  const isOfRule = (day: string) => weekdayOf(day) === 2 && day.slice(8) >= '08' && day.slice(8) <= '14';
  while (!isOfRule(addDays(today, days))) days += 1;
  return days;
}

/** The meetings of the demo communities: the past annual one, the board's last, and the next ones. */
export const seedMeetings: DemoSeed = async (
  tx,
  { id: tenantId, slug, timeZone, name: community, people },
) => {
  const today = dayAt(new Date(), timeZone);
  const evening = (inDays: number) =>
    momentsOf({ heldOn: addDays(today, inDays), startTime: '19:00', endTime: '20:30' }, timeZone);
  const base = {
    tenantId,
    isExecutive: false,
    isReconvened: false,
    repeats: null,
    notes: null,
    onlineUrl: null,
    place: 'Clubhouse',
  };
  const over = ({ startsAt, endsAt }: ReturnType<typeof evening>) => ({
    startsAt,
    endsAt,
    status: 'adjourned' as const,
    openedAt: startsAt,
    adjournedAt: endsAt,
  });
  const id = (word: string) => idOf(`${slug} meeting ${word}`);
  const meetings: Insertable<MeetingTables['meeting']>[] = [
    { ...base, id: id('annual'), name: 'Annual meeting', kind: 'annual', ...over(evening(-75)) },
    { ...base, id: id('board past'), name: 'Board meeting', kind: 'board', ...over(evening(-20)) },
    {
      ...base,
      id: id('board next'),
      name: 'Board meeting',
      kind: 'board',
      status: 'called',
      onlineUrl: `https://meet.example/${slug}`,
      repeats: boardRule,
      notes: `The ${community} board meets in open session. Owners may speak during the owner forum.`,
      ...evening(daysToBoard(today)),
    },
    {
      ...base,
      id: id('executive'),
      name: 'Hearing and legal matters',
      kind: 'board',
      status: 'called',
      isExecutive: true,
      ...evening(31),
    },
    {
      ...base,
      id: id('special'),
      name: 'Special meeting: roof replacement',
      kind: 'special',
      status: 'called',
      onlineUrl: `https://meet.example/${slug}-roof`,
      ...evening(52),
    },
    {
      ...base,
      id: id('committee'),
      name: 'Landscaping committee',
      kind: 'committee',
      status: 'draft',
      ...evening(24),
    },
  ];
  await tx.insertInto('meeting').values(meetings).execute();
  const agendas = [
    { meeting: 'annual', items: annualAgenda },
    { meeting: 'board past', items: boardAgenda },
    { meeting: 'board next', items: boardAgenda },
    { meeting: 'executive', items: executiveAgenda },
    { meeting: 'special', items: specialAgenda },
  ];
  await tx
    .insertInto('agendaItem')
    .values(
      agendas.flatMap(({ meeting, items }) =>
        items.map((item, index) => ({
          tenantId,
          id: idOf(`${slug} meeting ${meeting} item ${index}`),
          meetingId: id(meeting),
          position: index + 1,
          minutes: null,
          presenter: null,
          body: null,
          isExecutive: false,
          // The next meeting of the board approves what was written of its last.
          minutesOf: meeting === 'board next' && item.title === minutesTitle ? id('board past') : null,
          ...item,
        })),
      ),
    )
    .execute();
  await seedAttendees(tx, {
    tenantId,
    boardMemberIds: [people.admin.memberId, people.board.memberId, people.treasurer.memberId],
    past: { annual: id('annual'), board: id('board past') },
    annualOn: addDays(today, -75),
    next: { board: id('board next'), executive: id('executive'), special: id('special') },
    today,
  });
  await seedNotice(tx, {
    tenantId,
    word: slug,
    timeZone,
    senderId: people.admin.memberId,
    meetingId: id('annual'),
    startsAt: evening(-75).startsAt,
  });
  await seedDecisions(tx, {
    tenantId,
    word: slug,
    assigneeId: people.board.memberId,
    annual: id('annual'),
    board: id('board past'),
    today,
  });
};
