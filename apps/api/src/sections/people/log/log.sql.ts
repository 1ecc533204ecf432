import type { LogEntry, logRoutes } from '@courtyard/contract/people/log/log';
import { logEntry } from '@courtyard/contract/people/log/log';
import { logColumns } from '@courtyard/contract/people/log/log.columns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { keysetPage, mapRows, wholeList } from '../../../platform/database/lists/keyset';
import { listFilters } from '../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../platform/database/lists/list-values';
import { allOf } from '../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../platform/section/call-context';
import { managesMembers } from '../member/member.access';
import { isFoundBy } from './log-search.sql';
import { nameOfRecord } from '../../../platform/audit/logged-kind';
import { isOfKinds, type SeenKind, seenKinds } from './seen-kinds';
import { settledCount } from './settled-count';

type Query = z.output<(typeof logRoutes.listLog)['query']>;
export type LogFilters = Omit<Query, 'cursor' | 'limit' | 'sort'>;
type ValuesQuery = z.output<(typeof logRoutes.logValues)['query']>;

/** Of which section an entry is follows from the kind of its record. */
function filtersOf(kinds: readonly SeenKind[]) {
  const of = (section: string) => kinds.filter((kind) => kind.section === section).map(({ kind }) => kind);
  const cases = kinds.map(({ kind, section }) => sql`when ${kind} then ${section}`);
  return listFilters(logColumns, {
    at: { moment: 'auditLog.at' },
    section: {
      state: () =>
        kinds.length === 0 ? sql`null` : sql`case audit_log.subject_type ${sql.join(cases, sql` `)} end`,
      is: (section) => sql`audit_log.subject_type = any(${of(section)}::text[])`,
    },
    kind: 'auditLog.subjectType',
    action: 'auditLog.action',
    personId: { id: 'auditLog.actorMemberId', table: 'member', name: 'display_name' },
  });
}

/** Which entries the caller sees under the filters. */
export async function seenLog(context: ReadContext, { search, ...chosen }: LogFilters, except?: string) {
  const kinds = await seenKinds(context);
  const filters = filtersOf(kinds);
  const seen = isOfKinds(kinds);
  const conditions: RawBuilder<SqlBool>[] = [seen, ...filters.conditions(chosen, asOf(context), except)];
  if (search) conditions.push(await isFoundBy(context, kinds, search));
  return { kinds, filters, seen, condition: allOf(conditions) };
}

const entries = ({ tx }: ReadContext, condition: RawBuilder<SqlBool>) =>
  tx.selectFrom('auditLog').where(condition);

async function logList(context: ReadContext, query: LogFilters & Pick<Query, 'sort'>) {
  const { kinds, condition } = await seenLog(context, query);
  const direction = query.sort === 'at' ? 'asc' : 'desc';
  const how = new Map(kinds.map((kind) => [kind.kind, kind]));
  return {
    kinds,
    condition,
    list: {
      query: entries(context, condition).select([
        'auditLog.id',
        'auditLog.at',
        'auditLog.actorName as actor',
        'auditLog.actorMemberId as actorId',
        'auditLog.action',
        'auditLog.changes',
        'auditLog.subjectType as kind',
        'auditLog.subjectId',
        nameOfRecord(kinds).as('name'),
        sql<string | null>`case when ${managesMembers(context)}::boolean then audit_log.address end`.as(
          'address',
        ),
      ]),
      sortColumns: [
        { column: 'auditLog.at', direction },
        { column: 'auditLog.id', direction },
      ] as const,
    },
    /** Parsed, as what the log holds was written as any JSON. */
    toEntry: ({ subjectId, ...row }: { kind: string; subjectId: string; name: string | null }): LogEntry => {
      const kind = how.get(row.kind);
      const isThere = row.name !== null || kind?.name === undefined;
      const url = isThere ? (kind?.url?.(subjectId) ?? null) : null;
      return logEntry.parse({ ...row, section: kind?.section ?? 'platform', url });
    },
  };
}

/** One page of the log. */
export async function pageOfLog(context: ReadContext, query: Query) {
  const { cursor, limit, sort: _, ...filters } = query;
  const { list, kinds, condition, toEntry } = await logList(context, query);
  const { rows, page } = await keysetPage({
    ...list,
    cursor,
    limit,
    total: () =>
      settledCount(context, {
        key: JSON.stringify([kinds.map(({ kind }) => kind), filters, asOf(context)]),
        condition,
        // What things are called changes.
        isKept: filters.search === undefined,
      }),
  });
  return { data: rows.map(toEntry), page };
}

/** All entries of the log under its filters, in its order. */
export async function* everyEntry(
  context: ReadContext,
  query: LogFilters & Pick<Query, 'sort'>,
): AsyncIterable<LogEntry> {
  const { list, toEntry } = await logList(context, query);
  yield* mapRows(wholeList(list), toEntry);
}

/** What a filter of the log can be under the others. */
export async function logValues(context: ReadContext, { of, find, ...chosen }: ValuesQuery) {
  const { filters, seen, condition } = await seenLog(context, chosen, of);
  return valuesOfFilter({
    tx: context.tx,
    query: entries(context, condition),
    visible: entries(context, seen),
    filters,
    asked: { of, find },
    chosen,
    at: asOf(context),
  });
}

/** How many entries there are under the filters. */
export async function logTotals(context: ReadContext, query: LogFilters) {
  const { condition } = await seenLog(context, query);
  return totalsOf(entries(context, condition), {});
}
