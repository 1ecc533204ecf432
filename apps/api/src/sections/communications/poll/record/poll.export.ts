import type { pollRoutes } from '@courtyard/contract/communications/poll/poll';
import { pollColumns } from '@courtyard/contract/communications/poll/poll.columns';
import type { z } from 'zod';
import { defineExport } from '../../../../platform/files/export/export-list';
import { pollList } from '../poll.sql';

/** The polls as a file. */
export const pollExport = (query: z.output<(typeof pollRoutes.exportPolls)['query']>) =>
  defineExport({
    name: 'polls',
    columns: pollColumns,
    rows: (context) => pollList.every(context, query),
  });
