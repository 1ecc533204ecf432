import type { AnswerOf, AuditEntry } from '@courtyard/contract';
import type { documentReadRoutes } from '@courtyard/contract/documents/document/document-reads';
import { sql } from 'kysely';
import type { ReadContext } from '../../../platform/section/call-context';
import { visibleFolders } from '../folder/folder.sql';

type History = AnswerOf<typeof documentReadRoutes.documentHistory>;

/**
 * A history with the names of the folders that the reader may see today; any other is left out. It is stored with their
 * ids. A name that an earlier release stored counts where the reader sees a folder of that name.
 */
export async function notifyFolders(context: ReadContext, { data, page }: History): Promise<History> {
  const told = data.flatMap(({ changes: { folder } }) => (folder ? [folder.before, folder.after] : []));
  const asked = [...new Set(told.filter((value) => typeof value === 'string'))];
  const seen =
    asked.length === 0
      ? []
      : await visibleFolders(
          context,
          sql`folder.id::text = any(${asked}::text[]) or folder.name = any(${asked}::text[])`,
        );
  const names = new Map(seen.flatMap(({ id, name }) => [[id, name] as const, [name, name] as const]));
  const nameOf = (value: unknown) => (typeof value === 'string' ? (names.get(value) ?? null) : null);
  const tell = ({ changes: { folder, copiedFrom: _, ...changes }, ...entry }: AuditEntry): AuditEntry => {
    const [before, after] = [nameOf(folder?.before), nameOf(folder?.after)];
    const isTold = before !== null || after !== null;
    return { ...entry, changes: isTold ? { ...changes, folder: { before, after } } : changes };
  };
  return { data: data.map(tell), page };
}
