import {
  type Meeting,
  type meetingRoutes,
  meetingSummary,
} from '@courtyard/contract/communications/meeting/meeting';
import { meetingColumns } from '@courtyard/contract/communications/meeting/meeting.columns';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { defineList } from '../../../../platform/section/lists/define-list';
import { columnsFor } from '../../../../platform/section/fields';
import { notFound } from '../../../../platform/http/problem';
import { agendaOf } from '../agenda/agenda.sql';
import { keepsMeetings, visibleMeetings } from './meeting.access';
import { movesFrom, timesOf } from './meeting.rules';

/** The meetings that the caller may know of. */
const meetingQuery = (context: ReadContext) =>
  context.tx
    .selectFrom('meeting')
    .select(columnsFor('meeting', meetingSummary))
    .where(visibleMeetings(context));

/** One with its agenda; undefined where there is none, or none for the caller. */
export async function findMeeting(context: ReadContext, meetingId: string): Promise<Meeting | undefined> {
  const row = await meetingQuery(context)
    .select(['meeting.notes', 'meeting.onlineUrl', 'meeting.isReconvened', 'meeting.repeats'])
    .select(['meeting.openedAt', 'meeting.adjournedAt'])
    .select(
      sql<boolean>`exists (select from meeting_notice told where told.meeting_id = meeting.id)`.as(
        'isAnnounced',
      ),
    )
    .where('meeting.id', '=', meetingId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      ...timesOf(row, context.tenant.timeZone),
      agenda: await agendaOf(context, meetingId),
      moves: keepsMeetings(context) ? [...movesFrom(row.status)] : [],
    }
  );
}

/** Throws notFound, also for one that is not for the caller. */
export async function getMeeting(context: ReadContext, meetingId: string): Promise<Meeting> {
  const found = await findMeeting(context, meetingId);
  if (!found) throw notFound('meeting');
  return found;
}

/** Who writes to a meeting follows the one before. Throws notFound, also for one that is not for the caller. */
export async function lockMeeting(context: ReadContext, meetingId: string) {
  const row = await context.tx
    .selectFrom('meeting')
    .select(['id', 'name', 'kind', 'isExecutive', 'status', 'version', 'startsAt', 'endsAt'])
    .where('id', '=', meetingId)
    .where(visibleMeetings(context))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('meeting');
  return row;
}

type Query = z.output<(typeof meetingRoutes.listMeetings)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const searched = ['meeting.name', 'meeting.place'] as const;

const filters = listFilters(meetingColumns, {
  kind: 'meeting.kind',
  status: 'meeting.status',
  startsAt: { moment: 'meeting.startsAt' },
  updatedAt: { moment: 'meeting.updatedAt' },
});

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...everyWord(query.search, searched), ...filters.conditions(query, at, except)]);

export const meetingList = defineList({
  rows: meetingQuery,
  answer: (row) => row,
  filters,
  conditions: conditionsOf,
  orders: {
    name: { column: 'meeting.nameSort' },
    startsAt: { column: 'meeting.startsAt' },
    updatedAt: { column: 'meeting.updatedAt' },
  },
  last: { column: 'meeting.id' },
});
