import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { changeOf } from '../../audit/audit';
import { newId } from '../../core/ids';
import type { Database } from '../../database/database';
import type { attachedFiles } from '../../files/attached-files.sql';
import { notFound } from '../../http/problem';
import { type CallContext, type ReadContext, recordChange } from '../call-context';
import { versionConflict } from '../conflicts';
import { writtenFields } from '../fields';

interface Versioned {
  id: string;
  version: number;
}

/** A record that is a row of a table, with the columns `tenant_id`, `id`, `version`, `updated_at` and one for each field that people write. */
interface StoredRecord<I extends z.ZodObject, R extends Versioned> {
  /** What its history is kept under, and its actions begin with: `asset` and `asset.create`. */
  kind: string;
  /** As people are told of it: "this asset". */
  described: string;
  table: keyof Database & string;
  /** What people write of it. `fileIds` among it are the files that it has. */
  input: I;
  find: (context: ReadContext, id: string) => Promise<R | undefined>;
  files?: ReturnType<typeof attachedFiles>;
  /** What its history tells of it: names in place of ids. Without, the fields that people write and the names of its files. */
  facts?: (record: R) => Record<string, unknown>;
}

type Rows = Kysely<Record<string, Record<string, unknown>>>;
type Written = Record<string, unknown> & { fileIds?: string[] };

const namesOfFiles = (record: object) =>
  'files' in record && Array.isArray(record.files)
    ? { files: record.files.map(({ name }: { name: string }) => name) }
    : {};

/** Creates, changes and removes a record that is a row of a table, each with its history, and its files with it. */
export function storedRecord<I extends z.ZodObject, R extends Versioned>(stored: StoredRecord<I, R>) {
  const { kind, described, table, input, find, files } = stored;
  const auditValues =
    stored.facts ?? ((record: R) => ({ ...writtenFields(input, record), ...namesOfFiles(record) }));
  // The border: the table is one of the section's, and its columns are named and typed as the input is.
  const rowsOf = ({ tx }: CallContext) => tx as unknown as Rows;

  async function get(context: ReadContext, id: string): Promise<R> {
    const found = await find(context, id);
    if (!found) throw notFound(described);
    return found;
  }

  async function create(context: CallContext, given: z.output<I>): Promise<R> {
    const { fileIds, ...fields }: Written = given;
    const id = newId();
    await rowsOf(context)
      .insertInto(table)
      .values({ ...fields, tenantId: context.tenant.id, id })
      .execute();
    if (fileIds) await files?.replace(context, id, fileIds);
    const made = await get(context, id);
    await recordChange(context, changeOf(`${kind}.create`, { [kind]: id }, {}, auditValues(made)));
    return made;
  }

  /** Throws notFound, and versionConflict where another version is there than the one that was read. */
  async function update(
    context: CallContext,
    id: string,
    change: z.output<I> & { version: number },
  ): Promise<R> {
    const { fileIds, version, ...fields }: Written & { version: number } = change;
    const before = await get(context, id);
    const row = await rowsOf(context)
      .updateTable(table)
      .set({ ...fields, version: version + 1, updatedAt: context.platform.clock() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw versionConflict(described);
    // Left out, they stay as they are.
    if (fileIds) await files?.replace(context, id, fileIds);
    const after = await get(context, id);
    await recordChange(
      context,
      changeOf(`${kind}.update`, { [kind]: id }, auditValues(before), auditValues(after)),
    );
    return after;
  }

  async function remove(context: CallContext, id: string): Promise<void> {
    // From here on nobody else changes or removes it.
    await rowsOf(context).selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
    const before = await get(context, id);
    await files?.replace(context, id, []);
    await rowsOf(context).deleteFrom(table).where('id', '=', id).execute();
    await recordChange(context, changeOf(`${kind}.remove`, { [kind]: id }, auditValues(before), {}));
  }

  return { kind, get, create, update, remove };
}
