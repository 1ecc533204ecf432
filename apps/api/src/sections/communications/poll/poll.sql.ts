import type { Poll, pollRoutes } from '@courtyard/contract/communications/poll/poll';
import { pollColumns } from '@courtyard/contract/communications/poll/poll.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database';
import { type AsOf, listFilters } from '../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../platform/database/lists/search.sql';
import type { ReadContext } from '../../../platform/section/call-context';
import { defineList } from '../../../platform/section/lists/define-list';
import { ballotOf } from './counting/rules-of.rules';

type InTransaction = Pick<ReadContext, 'tx'>;

const counted = <T>(what: RawBuilder<T>) =>
  sql<T | null>`case when poll.rules is not null then (${what}) end`;

const pollQuery = (tx: Tx) =>
  tx
    .selectFrom('poll')
    .select([
      'poll.id',
      'poll.title',
      'poll.status',
      'poll.kind',
      'poll.secrecy',
      'poll.basis',
      'poll.closesAt',
    ])
    .select(['poll.version', 'poll.updatedAt'])
    .select([
      counted(
        sql<number>`select count(*)::int from poll_elector elector
          where elector.tenant_id = poll.tenant_id and elector.poll_id = poll.id and elector.suspended is null`,
      ).as('electors'),
      counted(
        sql<number>`select count(*)::int from poll_envelope envelope
          where envelope.tenant_id = poll.tenant_id and envelope.poll_id = poll.id`,
      ).as('voted'),
    ]);

const written = [
  'poll.description',
  'poll.options',
  'poll.seats',
  'poll.most',
  'poll.points',
  'poll.coOwners',
  'poll.sealed',
  'poll.subject',
  'poll.profile',
  'poll.quorum',
  'poll.threshold',
  'poll.thresholdOf',
  'poll.strictly',
  'poll.ties',
  'poll.replaceable',
  'poll.proxies',
  'poll.arrearsBar',
  'poll.closesOn',
  'poll.closesTime',
  'poll.nominationsUntil',
  'poll.acclamation',
  'poll.recordOn',
  'poll.meetingId',
  'poll.recountDays',
] as const;

const meetingOf = sql<
  Poll['meeting']
>`(select jsonb_build_object('id', meeting.id, 'name', meeting.name, 'status', meeting.status, 'startsAt',
    to_char(meeting.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from meeting where meeting.tenant_id = poll.tenant_id and meeting.id = poll.meeting_id)`;

/** Weights that fewer than five electors have: in a secret poll their ballots can show who they are. */
async function smallClasses({ tx }: InTransaction, pollId: string): Promise<Poll['smallClasses']> {
  const { rows } = await sql<Poll['smallClasses'][number]>`
    select weight::float8 as weight, count(*)::int as electors from poll_elector
    where poll_id = ${pollId} and suspended is null
    group by weight having count(*) < 5 order by weight limit 200`.execute(tx);
  return rows;
}

/** One with its rules; undefined where there is none. */
export async function findPoll(context: InTransaction, pollId: string): Promise<Poll | undefined> {
  const row = await pollQuery(context.tx)
    .select(written)
    .select(['poll.recordDate', 'poll.openedAt', 'poll.opensAt', 'poll.rulesHash', 'poll.boxHash'])
    .select(['poll.resultNoticeOn', 'poll.resultNoticeHow', 'poll.amendedWording', 'poll.amendedAt'])
    .select(meetingOf.as('meeting'))
    .select(['poll.nominationsOpenedOn', 'poll.keepUntil', 'poll.recordsRemovedOn'])
    .select([
      counted(
        sql<number>`select coalesce(sum(weight), 0)::float8 from poll_elector elector
          where elector.tenant_id = poll.tenant_id and elector.poll_id = poll.id and elector.suspended is null`,
      ).as('eligibleWeight'),
      counted(
        sql<number>`select coalesce(sum(elector.weight), 0)::float8 from poll_envelope envelope
          join poll_elector elector on elector.id = envelope.elector_id
          where envelope.tenant_id = poll.tenant_id and envelope.poll_id = poll.id`,
      ).as('presentWeight'),
    ])
    .where('poll.id', '=', pollId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { resultNoticeOn: on, resultNoticeHow: how, amendedWording: wording, amendedAt: at, ...found } = row;
  const isSecret = row.secrecy === 'secret' && row.electors !== null;
  return {
    ...found,
    amendment: wording === null || at === null ? null : { wording, at },
    resultNotice: on === null || how === null ? null : { on, how },
    ballot: ballotOf(row),
    smallClasses: isSecret ? await smallClasses(context, pollId) : [],
  };
}

type Query = z.output<(typeof pollRoutes.listPolls)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const searched = ['poll.title', 'poll.description'] as const;

const filters = listFilters(pollColumns, {
  status: 'poll.status',
  kind: 'poll.kind',
  secrecy: 'poll.secrecy',
  closesAt: { moment: 'poll.closesAt' },
});

/** Drafts are for those who write polls. */
const isShown = ({ caller }: ReadContext): RawBuilder<SqlBool>[] =>
  caller.permissions.has('Poll Update') || caller.permissions.has('Poll Create')
    ? []
    : [sql<SqlBool>`poll.status <> 'draft'`];

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...everyWord(query.search, searched), ...filters.conditions(query, at, except)]);

export const pollList = defineList({
  rows: (context) => pollQuery(context.tx).where(allOf(isShown(context))),
  answer: (row) => row,
  filters,
  conditions: conditionsOf,
  orders: {
    title: { column: 'poll.titleSort' },
    closesAt: { column: 'poll.closesAt' },
    updatedAt: { column: 'poll.updatedAt' },
  },
  last: { column: 'poll.id' },
});
