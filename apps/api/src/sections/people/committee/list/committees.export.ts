import type { committeeRoutes } from '@courtyard/contract/people/committee/committee';
import { committeeColumns } from '@courtyard/contract/people/committee/committee.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { committeeList } from './committees.sql';

/** The committees as a file. */
export const committeesExport = (query: z.output<(typeof committeeRoutes.exportCommittees)['query']>) =>
  defineExport({
    name: 'committees',
    columns: committeeColumns,
    rows: (context) => committeeList.every(context, query),
  });
