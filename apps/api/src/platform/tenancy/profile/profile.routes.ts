import { memberProfileRoutes, type MemberProfile, type RouteContract } from '@courtyard/contract';
import { changeOf, changesBetween } from '../../audit/audit';
import type { Tx } from '../../database/database';
import { lockList } from '../../database/lists/lock-list';
import { exchangeFiles, fileList } from '../../files/attached-files.sql';
import { invalid } from '../../http/problem';
import { type Call, implement, type Module } from '../../http/implement';
import { versionConflict } from '../../section/conflicts';
import { keptContact } from './contact/contact.sql';
import { type KeptProfile, missingParts } from './profile.rules';
import { keepProfile, keptProfile, shownHolders } from './profile.sql';

const maxGranters = 5;

type Renaming = Pick<
  Call<RouteContract & { access: 'signed-in' }>,
  'platform' | 'tx' | 'caller' | 'tenant' | 'audit' | 'afterCommit'
>;

/** Calls the caller by another name. What they did before keeps the name that they did it under. */
async function rename(
  { platform, tx, caller, tenant, audit, afterCommit }: Renaming,
  displayName: string,
): Promise<{ displayName: string }> {
  await lockList(tx, 'member');
  const { displayName: before } = await tx
    .selectFrom('member')
    .select('displayName')
    .where('id', '=', caller.memberId)
    .executeTakeFirstOrThrow();
  const entry = changeOf(
    'member.rename',
    { member: caller.memberId },
    { name: before },
    { name: displayName },
  );
  if (Object.keys(entry.changes).length === 0) return { displayName };
  await tx
    .updateTable('member')
    .set((row) => ({ displayName, version: row('version', '+', 1) }))
    .where('id', '=', caller.memberId)
    .execute();
  await audit(entry);
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'people' });
  // Every process remembers who calls, by name; nobody's page hears it.
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'permissions', memberIds: [] });
  afterCommit(() => platform.sessions.forget(tenant.id));
  return { displayName };
}

/** What others may see of a person, and whom a person may ask for a right. */
export const profileModule: Module = ({ files }) => {
  async function answerOf(
    tx: Tx,
    memberId: string,
    { photoFileId, ...profile }: KeptProfile,
  ): Promise<MemberProfile> {
    const photos = await files.describe(tx, fileList(photoFileId));
    return {
      ...profile,
      photo: photos.get(photoFileId ?? '') ?? null,
      missing: missingParts({ ...profile, photoFileId }, await keptContact(tx, memberId)),
    };
  }

  /** What the history tells of a profile: the name of the photo in place of its id. */
  async function auditValues(
    tx: Tx,
    { photoFileId, ...profile }: KeptProfile,
  ): Promise<Record<string, unknown>> {
    const photos = await files.describe(tx, fileList(photoFileId));
    return { ...profile, photo: photos.get(photoFileId ?? '')?.name ?? null };
  }

  async function refuseOtherThanPicture(tx: Tx, fileId: string | null): Promise<void> {
    const file = (await files.describe(tx, fileList(fileId))).get(fileId ?? '');
    if (file && !file.mediaType.startsWith('image/'))
      throw invalid({ photoFileId: 'Choose a picture: JPEG, PNG or WebP.' });
  }

  return [
    implement(memberProfileRoutes.getMyProfile, async ({ tx, caller }) => ({
      data: await answerOf(tx, caller.memberId, await keptProfile(tx, caller.memberId)),
    })),

    implement(memberProfileRoutes.updateMyProfile, async ({ tx, caller, platform, body, audit }) => {
      const { tenantId, memberId } = caller;
      const before = await keptProfile(tx, memberId);
      if (before.version !== body.version) throw versionConflict('profile');
      await refuseOtherThanPicture(tx, body.photoFileId);
      const facts = await auditValues(tx, before);
      await exchangeFiles({ tx, platform }, fileList(before.photoFileId), fileList(body.photoFileId));
      const version = await keepProfile(tx, { tenantId, memberId }, body);
      const changes = changesBetween(facts, await auditValues(tx, body));
      if (Object.keys(changes).length > 0)
        await audit({ action: 'member.profile', subjectType: 'member', subjectId: memberId, changes });
      return { data: await answerOf(tx, caller.memberId, { ...body, version }) };
    }),

    implement(memberProfileRoutes.updateMyName, async (call) => ({
      data: await rename(call, call.body.displayName),
    })),

    implement(memberProfileRoutes.listGranters, async ({ tx }) => ({
      data: await shownHolders({ tx, files }, { role: 'Project Admin', limit: maxGranters }),
    })),
  ];
};
