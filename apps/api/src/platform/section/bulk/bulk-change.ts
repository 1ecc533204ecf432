import {
  type BulkAnswer,
  maxChosen,
  maxInJob,
  type RecordVersion,
} from '@courtyard/contract/fields/chosen-rows';
import type { Label } from '@courtyard/contract/fields/labels';
import type { z } from 'zod';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { lockList } from '../../database/lists/lock-list';
import type { Call } from '../../http/implement';
import { msg } from '../../http/language/sentence';
import { conflict, invalid } from '../../http/problem';
import type { CallContext } from '../call-context';
import { versionConflict } from '../conflicts';
import { startBulkJob } from './start-bulk-job';

/** What a bulk action needs of a call: it says why it left something. */
export type BulkContext = CallContext & Pick<Call, 'translate'>;

/** A row as a bulk action looks at it; `name` is what a person calls it. */
export interface ListRow extends RecordVersion {
  name: string;
}

export type LeftRow = BulkAnswer['left'][number];

/** A row as it was chosen: at which version it was read, where that is known, and what it was called then. */
export interface ChosenRow {
  id: string;
  version: number | null;
  name?: string;
}

/** What became of some rows. */
export interface Outcome {
  done: RecordVersion[];
  left: LeftRow[];
}

/** Some rows as they were read, or all under the filters of their list but a few. */
export type Chosen<Filters> =
  | { records: RecordVersion[] }
  | { matching: Filters; except: string[]; expected: number };

/** A bulk action of a list: what a section says of it. */
export interface BulkChange<Filters, Row extends ListRow, Input> {
  /** As `lockList` calls it. */
  list: string;
  /** What they are called, after a number. */
  records: Label;
  /** The column of their ids: `asset.id`. */
  idColumn: string;
  /** What of the list the filters find. */
  matching: (context: BulkContext, filters: Filters) => RawBuilder<SqlBool>;
  /** The rows of a condition, in the order in which they are changed. */
  read: (context: BulkContext, where: RawBuilder<SqlBool>, limit: number) => Promise<Row[]>;
  /** It is already as the action makes it. */
  isDone?: (row: Row, input: Input) => boolean;
  /** Changes rows, each with its entry in the history. */
  change: (context: BulkContext, rows: readonly Row[], input: Input) => Promise<Outcome>;
  /** As many as one call changes; what takes each by itself has fewer. */
  most?: number;
  /** How it is done where the rows are more; without it they are refused. */
  job?: BulkJobKind<Input>;
}

/** What a bulk job that runs by itself is called, and who may do it. A section lists them, `bulkJobs`. */
export interface BulkJobKind<Input> {
  /** `properties.archive` */
  name: string;
  /** Looked at again before each slice. */
  permission: string;
  /** "Archive properties" */
  label: Label;
  /** Path of the list. */
  page: string;
  input: z.core.$ZodType<Input>;
}

/** What stayed as it was, by name. */
export const maxNamed = 100;

/** As many as can be taken back at once. */
const maxUndoable = 500;

/** That a row was chosen. */
export function whereChosen<Filters>(
  context: BulkContext,
  { idColumn, matching }: Pick<BulkChange<Filters, ListRow, never>, 'idColumn' | 'matching'>,
  chosen: Chosen<Filters>,
): RawBuilder<SqlBool> {
  const id = sql.ref(idColumn);
  if ('records' in chosen) return sql`${id} = any(${chosen.records.map((record) => record.id)}::uuid[])`;
  return sql`${matching(context, chosen.matching)} and ${id} <> all(${chosen.except}::uuid[])`;
}

/** Throws where the rows are too many, or another number than was confirmed. */
function requireConfirmed<Filters>(
  found: number,
  chosen: Chosen<Filters>,
  { records, most = maxChosen }: Pick<BulkChange<Filters, ListRow, never>, 'records' | 'most'>,
): void {
  if (found > most) throw invalid({}, msg`There are more than ${most} ${records}. Add filters.`);
  if ('expected' in chosen && found !== chosen.expected)
    throw conflict(
      'list-changed',
      msg`The list has changed: ${found} ${records} match now, not ${chosen.expected}. Nothing was changed. Review the list and try again.`,
    );
}

/** A row that stays as it is. */
export const leave = (
  { id, name }: Pick<ListRow, 'id' | 'name'>,
  reason: LeftRow['reason'],
  said: string | null = null,
): LeftRow => ({
  id,
  name,
  reason,
  said,
});

/** Why each of some rows is left before anything is tried, and the rows that remain. */
function sortOut<Filters, Row extends ListRow, Input>(
  action: BulkChange<Filters, Row, Input>,
  rows: readonly Row[],
  { records, input }: { records: readonly ChosenRow[]; input: Input },
): { kept: Row[]; left: LeftRow[] } {
  const read = new Map(records.map(({ id, version }) => [id, version]));
  const known = new Set(rows.map(({ id }) => id));
  const kept: Row[] = [];
  const left: LeftRow[] = [];
  for (const row of rows) {
    if (action.isDone?.(row, input)) left.push(leave(row, 'already'));
    else if ((read.get(row.id) ?? row.version) !== row.version) left.push(leave(row, 'changed-meanwhile'));
    else kept.push(row);
  }
  for (const { id, name = '' } of records) if (!known.has(id)) left.push(leave({ id, name }, 'not-found'));
  return { kept, left };
}

/**
 * Does a bulk action on the rows that were chosen, in one transaction, each with its entry in the history. What was changed since
 * it was read, is so already, or is refused stays as it is and is named. Throws `list-changed` where the filters now find
 * another number than was confirmed.
 */
export async function bulkChange<Filters, Row extends ListRow, Input>(
  context: BulkContext,
  action: BulkChange<Filters, Row, Input>,
  chosen: Chosen<Filters>,
  input: Input,
): Promise<BulkAnswer> {
  // From here on nobody else writes the list: what is counted is what is changed.
  await lockList(context.tx, action.list);
  const most = action.most ?? maxChosen;
  const job = 'expected' in chosen ? action.job : undefined;
  const rows = await action.read(context, whereChosen(context, action, chosen), (job ? maxInJob : most) + 1);
  if (job && rows.length > most) {
    requireConfirmed(rows.length, chosen, { ...action, most: maxInJob });
    return { ...nothingDone, job: await startBulkJob(context, job, rows, input) };
  }
  requireConfirmed(rows.length, chosen, action);
  const records = 'records' in chosen ? chosen.records : [];
  const { done, left } = await changeRows(context, action, rows, { records, input });
  return {
    changed: done.length,
    unchanged: left.length,
    left: left.slice(0, maxNamed),
    done: done.length > maxUndoable ? [] : done,
    job: null,
  };
}

const nothingDone = { changed: 0, unchanged: 0, left: [], done: [] };

/** Changes what of some rows can be changed. */
export async function changeRows<Filters, Row extends ListRow, Input>(
  context: BulkContext,
  action: BulkChange<Filters, Row, Input>,
  rows: readonly Row[],
  { records, input }: { records: readonly ChosenRow[]; input: Input },
): Promise<Outcome> {
  const { kept, left } = sortOut(action, rows, { records, input });
  if (kept.length === 0) return { done: [], left };
  const outcome = await action.change(context, kept, input);
  return { done: outcome.done, left: [...left, ...outcome.left] };
}

/**
 * Takes a bulk action back, row by row as they stand at the versions that it answered: what was changed since stays and is
 * named. Throws conflict, as for one, where that is all of it.
 */
export async function takeBack<Filters, Row extends ListRow>(
  context: BulkContext,
  undoing: BulkChange<Filters, Row, object>,
  records: RecordVersion[],
  /** What one of them is called. */
  record: string,
): Promise<BulkAnswer> {
  const answer = await bulkChange(context, undoing, { records }, {});
  if (answer.changed > 0) return answer;
  const refused = answer.left.find(({ reason }) => reason === 'refused');
  throw refused?.said ? conflict('refused', refused.said) : versionConflict(record);
}
