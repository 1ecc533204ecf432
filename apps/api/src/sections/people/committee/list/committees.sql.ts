import type { committeeRoutes, CommitteeSummary } from '@courtyard/contract/people/committee/committee';
import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import { keysetPage, wholeList } from '../../../../platform/database/lists/keyset';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { totalsOf, valuesOfFilter } from '../../../../platform/database/lists/list-values';
import { orderBy } from '../../../../platform/database/lists/order.rules';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { asOf, type ReadContext } from '../../../../platform/section/call-context';
import { committeeQuery } from '../committee.sql';

type Query = z.output<(typeof committeeRoutes.listCommittees)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit' | 'sort'>;
type ValuesQuery = z.output<(typeof committeeRoutes.committeeValues)['query']>;

const searched = ['committee.name', 'committee.purpose'] as const;

const filters = listFilters(committeeColumns, { kind: 'committee.kind', status: 'committee.status' });

/** `except` is a filter that does not count. */
const conditionsOf = ({ search, ...chosen }: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...everyWord(search, searched), ...filters.conditions(chosen, at, except)]);

/** The committees, filtered and in order. */
const committeeList = (context: ReadContext, query: Filters & Pick<Query, 'sort'>) => ({
  query: committeeQuery(context).where(conditionsOf(query, asOf(context))),
  sortColumns: orderBy({ name: { column: 'committee.nameSort' } }, query.sort, { column: 'committee.id' }),
});

/** One page of the committees. */
export async function pageOfCommittees(context: ReadContext, query: Query) {
  const { rows, page } = await keysetPage({
    ...committeeList(context, query),
    cursor: query.cursor,
    limit: query.limit,
  });
  return { data: rows, page };
}

/** All committees of a filtered list, in its order. */
export const everyCommittee = (
  context: ReadContext,
  query: Filters & Pick<Query, 'sort'>,
): AsyncIterable<CommitteeSummary> => wholeList(committeeList(context, query));

/** What a filter of the list can be under the others. */
export function committeeValues(context: ReadContext, { of, find, ...chosen }: ValuesQuery) {
  const at = asOf(context);
  const committees = context.tx.selectFrom('committee');
  return valuesOfFilter({
    tx: context.tx,
    query: committees.where(conditionsOf(chosen, at, of)),
    visible: committees,
    filters,
    asked: { of, find },
    chosen,
    at,
  });
}

/** How many committees there are under the filters. */
export const committeeTotals = (context: ReadContext, query: Filters) =>
  totalsOf(context.tx.selectFrom('committee').where(conditionsOf(query, asOf(context))), {});
