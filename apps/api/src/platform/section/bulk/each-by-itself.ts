import type { RecordVersion } from '@courtyard/contract/fields/chosen-rows';
import { sql } from 'kysely';
import { Problem } from '../../http/problem';
import { type LeftRow, leave, type ListRow, type BulkContext, type Outcome } from './bulk-change';

/** As many as are changed one by one within a call. */
export const maxInCall = 500;

/** The reason of a problem that a person understands without the form that it came from. */
export const reasonOf = ({ fields, detail, title }: Problem) =>
  Object.values(fields ?? {})[0] ?? detail ?? title;

/**
 * Changes rows one after the other by what changes one, under its own rules: what one is refused for is said of it, undone
 * with all that it wrote, and the others go on. An error that is no refusal ends it all.
 */
export const eachByItself =
  <Row extends ListRow, Input>(
    changeOne: (context: BulkContext, row: Row, input: Input) => Promise<RecordVersion>,
  ) =>
  async (context: BulkContext, rows: readonly Row[], input: Input): Promise<Outcome> => {
    const done: RecordVersion[] = [];
    const left: LeftRow[] = [];
    for (const row of rows) {
      await sql`savepoint one_of_many`.execute(context.tx);
      try {
        const { id, version } = await changeOne(context, row, input);
        done.push({ id, version });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        await sql`rollback to savepoint one_of_many`.execute(context.tx);
        left.push(leave(row, 'refused', context.translate(reasonOf(error))));
      }
      await sql`release savepoint one_of_many`.execute(context.tx);
    }
    return { done, left };
  };
