import type { Word } from '@courtyard/contract/fields/words';
import { sql } from 'kysely';
import { z } from 'zod';
import { lockList } from '../../database/lists/lock-list';
import {
  type ActOnMany,
  changeRows,
  type ChosenRow,
  type ListRow,
  type ManyContext,
  type Outcome,
} from './act-on-many';

/** An act on many that can run by itself, whatever its rows are. */
export interface ListAct {
  name: string;
  permission: string;
  label: Word;
  page: string;
  /** Does it with some of the rows that were frozen; `input` as it was stored. */
  slice: (context: ManyContext, frozen: readonly ChosenRow[], input: unknown) => Promise<Outcome>;
}

/** An act on many as `listActs` of a section names it. */
export function listAct<Filters, Row extends ListRow, Input>(act: ActOnMany<Filters, Row, Input>): ListAct {
  const { job } = act;
  if (!job) throw new Error(`an act on ${act.list} does not say how it runs by itself`);
  return {
    ...job,
    async slice(context, frozen, stored) {
      const input = z.parse(job.input, stored);
      await lockList(context.tx, act.list);
      const ids = frozen.map(({ id }) => id);
      const rows = await act.read(context, sql`${sql.ref(act.idColumn)} = any(${ids}::uuid[])`, ids.length);
      return changeRows(context, act, rows, { things: frozen, input });
    },
  };
}
