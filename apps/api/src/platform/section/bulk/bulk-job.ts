import type { Label } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { z } from 'zod';
import { lockList } from '../../database/lists/lock-list';
import {
  type BulkChange,
  changeRows,
  type ChosenRow,
  type ListRow,
  type BulkContext,
  type Outcome,
} from './bulk-change';

/** A bulk action that can run by itself, whatever its rows are. */
export interface BulkJob {
  name: string;
  permission: string;
  label: Label;
  page: string;
  /** Does it with some of the rows that were frozen; `input` as it was stored. */
  slice: (context: BulkContext, frozen: readonly ChosenRow[], input: unknown) => Promise<Outcome>;
}

/** A bulk action as `bulkJobs` of a section names it. */
export function bulkJob<Filters, Row extends ListRow, Input>(
  action: BulkChange<Filters, Row, Input>,
): BulkJob {
  const { job } = action;
  if (!job) throw new Error(`the bulk action on ${action.list} does not say how it runs by itself`);
  return {
    ...job,
    async slice(context, frozen, stored) {
      const input = z.parse(job.input, stored);
      await lockList(context.tx, action.list);
      const ids = frozen.map(({ id }) => id);
      const rows = await action.read(
        context,
        sql`${sql.ref(action.idColumn)} = any(${ids}::uuid[])`,
        ids.length,
      );
      return changeRows(context, action, rows, { records: frozen, input });
    },
  };
}
