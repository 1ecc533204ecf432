import type { Mailing, mailingRoutes } from '@courtyard/contract/communications/mailing/mailing';
import { mailingColumns } from '@courtyard/contract/communications/mailing/mailing.columns';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../../platform/database/database';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { countsOf } from '../../../../platform/mail/dispatch/sending/delivery-log.sql';
import type { ReadContext } from '../../../../platform/section/call-context';
import { defineList } from '../../../../platform/section/lists/define-list';
import { namedAudience } from '../../../../platform/notifications/audience/named-audience.sql';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';

/** What is not on its way is a draft, or waits for its time; else its dispatch says how it stands. */
const status = sql<Mailing['status']>`case
  when dispatch.status is null then case when mailing.scheduled_by is null then 'draft' else 'scheduled' end
  when dispatch.status = 'waiting' then 'sending' when dispatch.status = 'done' then 'sent' else dispatch.status end`;

const mailingQuery = (tx: Tx) =>
  tx
    .selectFrom('mailing')
    .innerJoin('member', (join) =>
      join.onRef('member.tenantId', '=', 'mailing.tenantId').onRef('member.id', '=', 'mailing.writtenBy'),
    )
    .leftJoin('dispatch', (join) =>
      join
        .onRef('dispatch.tenantId', '=', 'mailing.tenantId')
        .onRef('dispatch.id', '=', 'mailing.dispatchId'),
    )
    .select([
      'mailing.id',
      'mailing.subject',
      'mailing.category',
      'member.displayName as author',
      'mailing.people',
      'mailing.dueAt',
      'mailing.version',
      'mailing.updatedAt',
      status.as('status'),
    ]);

/** One with its words, its audience and how its letters stand; undefined where there is none. */
export async function findMailing(context: ReadContext, mailingId: string): Promise<Mailing | undefined> {
  const { tx, platform } = context;
  const row = await mailingQuery(tx)
    .select([
      'mailing.body',
      'mailing.replyTo',
      'mailing.audienceId',
      'mailing.dispatchId',
      'dispatch.heldBecause',
      'dispatch.trouble',
      'dispatch.startedAt',
      'dispatch.endedAt',
      'dispatch.forgottenAt as logDeletedAt',
    ])
    .where('mailing.id', '=', mailingId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { audienceId, dispatchId, ...mailing } = row;
  const counts = dispatchId === null ? {} : ((await countsOf(tx, [dispatchId])).get(dispatchId) ?? {});
  const audience = await namedAudience(platform.sections, tx, await storedAudience(tx, audienceId));
  return { ...mailing, counts, audience };
}

type Query = z.output<(typeof mailingRoutes.listMailings)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit'>;

const searched = ['mailing.subject', 'mailing.words'] as const;

const filters = listFilters(mailingColumns, {
  status: { state: () => status, is: (value) => sql<SqlBool>`${status} = ${value}` },
  category: 'mailing.category',
  updatedAt: { moment: 'mailing.updatedAt' },
});

/** `except` is a filter that does not count. */
const conditionsOf = (query: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...everyWord(query.search, searched), ...filters.conditions(query, at, except)]);

export const mailingList = defineList({
  rows: ({ tx }) => mailingQuery(tx),
  answer: (row) => row,
  filters,
  conditions: conditionsOf,
  orders: {
    subject: { column: 'mailing.subjectSort' },
    dueAt: { column: 'mailing.dueAt', nullable: true },
    updatedAt: { column: 'mailing.updatedAt' },
  },
  last: { column: 'mailing.id' },
});
