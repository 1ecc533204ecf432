import type {
  FolderAccess,
  FolderAccessInput,
  FolderGrant,
  Grantee,
} from '@courtyard/contract/documents/folder/folder';
import { folderLabels } from '@courtyard/contract/documents/folder/folder.labels';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, invalid } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';
import { levelOf, lockFolders, setScopes } from '../../rights/rights.sql';
import { requireFolder, requireFolderToRead } from '../folder.access';
import { findFolder } from '../folder.sql';
import { grantOwner } from '../grant-owner.sql';
import { notifyShared } from '../notifications/follow.service';
import { inheritedGrants, labelled, ownGrants } from './grantee.sql';

/** To whom a folder is shared, for those who may change it. */
export async function getFolderAccess(context: ReadContext, folderId: string): Promise<FolderAccess> {
  const { id, isRestricted, version } = await requireFolderToRead(context, folderId, 'change');
  return {
    isRestricted,
    version,
    grants: await ownGrants(context, id),
    inherited: isRestricted ? [] : await inheritedGrants(context, id),
  };
}

const columnsOf = (grantee: Grantee) => {
  switch (grantee.kind) {
    case 'everyone':
      return {};
    case 'building':
      return { building: grantee.name };
    case 'role':
      return { roleId: grantee.id };
    case 'committee':
      return { committeeId: grantee.id };
    case 'unit':
      return { propertyId: grantee.id };
    case 'person':
      return { memberId: grantee.id };
  }
};

/** As the database names it. */
const principalOf = (grantee: Grantee) => Object.values(grantee).join(':');

const keyOf = (grantee: Grantee) => JSON.stringify(grantee);

/** As the history tells them: `Board: Can change`. */
export const told = (grants: readonly (FolderGrant & { label: string | null })[]) =>
  grants.map(({ grantee, right, label }) => {
    const name = grantee.kind === 'everyone' ? folderLabels['granteeKind.everyone'].en : label;
    return `${name}: ${folderLabels[`right.${right}`].en}`;
  });

/** With what they are called. What is there already may be of somebody who is no more. */
async function requireGrantees(
  context: CallContext,
  grants: readonly FolderGrant[],
  known: readonly FolderGrant[],
) {
  if (new Set(grants.map(({ grantee }) => keyOf(grantee))).size < grants.length)
    throw invalid({ grants: 'Someone is listed twice. Remove one of the entries.' });
  const named = await labelled(context, grants);
  const before = new Set(known.map(({ grantee }) => keyOf(grantee)));
  if (named.some(({ label, grantee }) => label === null && !before.has(keyOf(grantee))))
    throw invalid({ grants: 'Someone in the list no longer exists. Remove that entry.' });
  return named;
}

/** What was not changed stays in the name of the owner who gave it. */
async function keepOwners(
  { tx }: CallContext,
  folderId: string,
  {
    given,
    before,
    after,
  }: {
    given: readonly { principal: string; ownerId: string | null }[];
    before: readonly FolderGrant[];
    after: readonly FolderGrant[];
  },
): Promise<void> {
  const rightsBefore = new Map(before.map(({ grantee, right }) => [principalOf(grantee), right]));
  const kept = new Set(
    after
      .map(({ grantee, right }) => ({ principal: principalOf(grantee), right }))
      .filter(({ principal, right }) => rightsBefore.get(principal) === right)
      .map(({ principal }) => principal),
  );
  for (const { principal, ownerId } of given)
    if (kept.has(principal))
      await tx
        .updateTable('folderGrant')
        .set({ ownerId })
        .where('folderId', '=', folderId)
        .where('principal', '=', principal)
        .execute();
}

/** Throws `access-lost` where the caller could no longer change the folder. */
export async function setFolderAccess(
  context: CallContext,
  asked: string,
  { isRestricted, grants, version }: FolderAccessInput,
): Promise<FolderAccess> {
  const { tx, tenant, platform } = context;
  await lockFolders(context);
  const folder = await requireFolder(context, asked, 'change');
  const folderId = folder.id;
  const before = await ownGrants(context, folderId);
  const named = await requireGrantees(context, grants, before);
  const row = await tx
    .updateTable('documentFolder')
    .set({ isRestricted, version: folder.version + 1, updatedAt: platform.clock() })
    .where('id', '=', folderId)
    // A top that the caller saw before it had a row comes with 0.
    .where('version', '=', version === 0 ? 1 : version)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw versionConflict('folder');
  const ownerId = await grantOwner(context, folderId);
  const given = await tx
    .deleteFrom('folderGrant')
    .where('folderId', '=', folderId)
    .returning(['principal', 'ownerId'])
    .execute();
  if (grants.length > 0)
    await tx
      .insertInto('folderGrant')
      .values(
        grants.map(({ grantee, right }) => ({
          tenantId: tenant.id,
          folderId,
          kind: grantee.kind,
          level: levelOf(right),
          ...columnsOf(grantee),
          ownerId,
        })),
      )
      .execute();
  await keepOwners(context, folderId, { given, before, after: grants });
  await setScopes(context, folderId);
  if ((await findFolder(context, folderId))?.right !== 'change')
    throw conflict(
      'access-lost',
      'This would remove your own access. Add yourself, or one of your roles or committees, with “Can edit”.',
    );
  await recordChange(
    context,
    changeOf(
      'document-folder.grants',
      { 'document-folder': folderId },
      { isRestricted: folder.isRestricted, grants: told(before) },
      { isRestricted, grants: told(named) },
    ),
  );
  await notifyShared(context, folder, { before, after: grants });
  return getFolderAccess(context, folderId);
}
