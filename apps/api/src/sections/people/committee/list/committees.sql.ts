import type { committeeRoutes } from '@courtyard/contract/people/committee/committee';
import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import { type AsOf, listFilters } from '../../../../platform/database/lists/list-filters';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import { defineList } from '../../../../platform/section/lists/define-list';
import { committeeQuery } from '../committee.sql';

type Query = z.output<(typeof committeeRoutes.listCommittees)['query']>;
type Filters = Omit<Query, 'cursor' | 'limit' | 'sort'>;

const searched = ['committee.name', 'committee.purpose'] as const;

const filters = listFilters(committeeColumns, { kind: 'committee.kind', status: 'committee.status' });

/** `except` is a filter that does not count. */
const conditionsOf = ({ search, ...chosen }: Filters, at: AsOf, except?: string): RawBuilder<SqlBool> =>
  allOf([...everyWord(search, searched), ...filters.conditions(chosen, at, except)]);

export const committeeList = defineList({
  rows: committeeQuery,
  answer: (row) => row,
  filters,
  conditions: conditionsOf,
  orders: { name: { column: 'committee.nameSort' } },
  last: { column: 'committee.id' },
});
