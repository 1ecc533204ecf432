import type { FolderRight } from '@courtyard/contract/documents/folder/folder';
import { folderRights } from '@courtyard/contract/documents/folder/folder.values';
import { type RawBuilder, sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';

type Asking = Pick<ReadContext, 'caller' | 'platform' | 'tenant'>;

interface Right {
  scopeId: string;
  level: number;
}

/**
 * SQL: `scope_id` and `level` of what the caller may do today, as `courtyard.document_rights` tells it. Who looks on as a member
 * sees of it what they may see themselves.
 */
export function rightsOf(context: Asking): RawBuilder<Right> {
  const { caller } = context;
  const rights = ({ memberId, permissions }: Pick<Asking['caller'], 'memberId' | 'permissions'>) =>
    sql<Right>`(select scope_id, level from courtyard.document_rights(${memberId}::uuid,
    ${todayOf(context)}::date, ${[...permissions]}::text[]))`;
  if (!caller.viewer) return rights(caller);
  return sql<Right>`(select own.scope_id, least(own.level, viewed.level) as level
    from ${rights(caller)} own join ${rights(caller.viewer)} viewed on viewed.scope_id = own.scope_id)`;
}

export const levelOf = (right: FolderRight): number => folderRights.indexOf(right) + 1;

export const rightOf = (level: number): FolderRight => folderRights[level - 1] ?? 'view';

/** Waits until nobody else changes places or grants of folders in the community. */
export async function lockFolders({ tx, tenant }: Pick<ReadContext, 'tx' | 'tenant'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('document folders ' || ${tenant.id}::text, 0))`.execute(
    tx,
  );
}

/** After a change of a folder's place or grants: who may do what in it and in all within it. */
export async function setScopes({ tx }: Pick<ReadContext, 'tx'>, folderId: string): Promise<void> {
  await sql`select courtyard.set_scopes(${folderId}::uuid)`.execute(tx);
}
