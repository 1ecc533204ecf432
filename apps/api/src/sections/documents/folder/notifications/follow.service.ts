import type { FolderGrant } from '@courtyard/contract/documents/folder/folder';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { requireFolder } from '../folder.access';
import { folderShared } from './document-notifications';
import { whoSees } from './tell.sql';

/** Has the caller told of new documents in a folder and in those within it, or no longer. */
export async function setFollowed(context: CallContext, asked: string, isFollowed: boolean): Promise<void> {
  const { tx, tenant, caller } = context;
  const { id: folderId } = await requireFolder(context, asked, 'view');
  const follow = { tenantId: tenant.id, memberId: caller.memberId, folderId };
  if (isFollowed)
    await tx
      .insertInto('documentFolderFollow')
      .values(follow)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('documentFolderFollow')
      .where('memberId', '=', follow.memberId)
      .where('folderId', '=', folderId)
      .execute();
}

const peopleOf = (grants: readonly FolderGrant[]) =>
  grants.flatMap(({ grantee }) => (grantee.kind === 'person' ? [grantee.id] : []));

/** Tells those with whom a folder is newly shared by name, where they may see it now. */
export async function notifyShared(
  context: CallContext,
  folder: { id: string; name: string; space: 'hoa' | 'mine' },
  { before, after }: { before: readonly FolderGrant[]; after: readonly FolderGrant[] },
): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  const known = new Set(peopleOf(before));
  const added = peopleOf(after).filter((id) => !known.has(id));
  if (added.length === 0) return;
  const { scopeId } = await tx
    .selectFrom('documentFolder')
    .select('scopeId')
    .where('id', '=', folder.id)
    .executeTakeFirstOrThrow();
  const sees = await whoSees(tx, { memberIds: added, scopeIds: [scopeId], today: todayOf(context) });
  await platform.notify(tx, folderShared, {
    tenant,
    parameters: { folder: folder.name, by: caller.displayName },
    link: `/documents/${folder.space === 'hoa' ? 'hoa' : 'my'}-documents?folder=${folder.id}`,
    to: { memberIds: added.filter((id) => sees.has(`${id} ${scopeId}`)), except: caller.memberId },
  });
}
