import type { AnswerOf, AuditEntry } from '@courtyard/contract';
import type { folderRoutes } from '@courtyard/contract/documents/folder/folder';
import { sql } from 'kysely';
import { historyOf } from '../../../../platform/audit/history.sql';
import type { Call } from '../../../../platform/http/implement';
import type { ReadContext } from '../../../../platform/section/call-context';
import { requireFolderToRead } from '../folder.access';
import { visibleFolders } from '../folder.sql';

type HistoryCall = Call<typeof folderRoutes.folderHistory>;
type History = AnswerOf<typeof folderRoutes.folderHistory>;

/** Names of folders that the reader may see today. The tops are called otherwise than they are stored. */
async function namesSeen(context: ReadContext, entries: readonly AuditEntry[]): Promise<ReadonlySet<string>> {
  const told = entries.flatMap(({ changes: { parent } }) => (parent ? [parent.before, parent.after] : []));
  const asked = [...new Set(told.filter((value) => typeof value === 'string'))];
  if (asked.length === 0) return new Set();
  const seen = await visibleFolders(
    context,
    sql`folder.parent_id is null or folder.name = any(${asked}::text[])`,
  );
  return new Set(seen.map(({ name }) => name));
}

/** The history of a folder: with whom it was shared for those alone who may share it, and no place that the reader may not see. */
export async function folderHistory(call: HistoryCall): Promise<History> {
  const folder = await requireFolderToRead(call, call.params.folderId, 'view');
  const { data, page } = await historyOf<HistoryCall>('document-folder', () => Promise.resolve(folder))(call);
  const names = await namesSeen(call, data);
  const nameOf = (value: unknown) => (typeof value === 'string' && names.has(value) ? value : null);
  const tell = ({ changes: { parent, grants, ...changes }, ...entry }: AuditEntry): AuditEntry => {
    const [before, after] = [nameOf(parent?.before), nameOf(parent?.after)];
    const isTold = before !== null || after !== null;
    const shown = {
      ...changes,
      ...(isTold && { parent: { before, after } }),
      ...(grants && folder.right === 'change' && { grants }),
    };
    return { ...entry, changes: shown };
  };
  return { data: data.map(tell), page };
}
