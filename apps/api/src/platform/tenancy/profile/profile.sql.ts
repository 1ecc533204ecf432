import type { ShownMember } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Tx } from '../../database/database';
import type { Files } from '../../core/services';
import { versionConflict } from '../../section/conflicts';
import { emptyProfile, type KeptProfile } from './profile.rules';

/** The profile of a member of the transaction's community; the empty one for who has none. */
export async function keptProfile(tx: Tx, memberId: string): Promise<KeptProfile> {
  const row = await tx
    .selectFrom('memberProfile')
    .select(['about', 'phone', 'emailVisible', 'phoneVisible', 'homesVisible', 'photoFileId', 'version'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return row ?? emptyProfile;
}

/** Sets the photo of a member who has a profile, whatever its version. */
export async function setPhoto(tx: Tx, memberId: string, photoFileId: string | null): Promise<void> {
  await tx.updateTable('memberProfile').set({ photoFileId }).where('memberId', '=', memberId).execute();
}

/** Keeps a profile that was written on a version; the next version. Throws conflict where another one stands by now. */
export async function keepProfile(
  tx: Tx,
  owner: { tenantId: string; memberId: string },
  { version, ...profile }: KeptProfile,
): Promise<number> {
  const kept = await tx
    .insertInto('memberProfile')
    .values({ ...owner, ...profile, version: version + 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'memberId'])
        .doUpdateSet({ ...profile, version: version + 1, updatedAt: sql<string>`now()` })
        .where('memberProfile.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!kept) throw versionConflict('profile');
  return kept.version;
}

/** The active members of a built-in role as they show themselves, by name, at most `limit`. */
export async function shownHolders(
  { tx, files }: { tx: Tx; files: Files },
  { role, limit }: { role: string; limit: number },
): Promise<ShownMember[]> {
  const rows = await tx
    .selectFrom('member')
    .innerJoin('identity', 'identity.id', 'member.identityId')
    .innerJoin('runningRole', 'runningRole.memberId', 'member.id')
    .innerJoin('role', 'role.id', 'runningRole.roleId')
    .leftJoin('memberProfile', 'memberProfile.memberId', 'member.id')
    .select(['member.id', 'member.displayName', 'memberProfile.about', 'memberProfile.photoFileId'])
    .select([
      sql<string | null>`case when member_profile.email_visible then identity.email end`.as('email'),
      sql<string | null>`case when member_profile.phone_visible then member_profile.phone end`.as('phone'),
    ])
    .where('member.status', '=', 'active')
    .where('role.builtIn', '=', true)
    .where('role.name', '=', role)
    .orderBy('member.displayName')
    .limit(limit)
    .execute();
  const photos = await files.describe(
    tx,
    rows.flatMap(({ photoFileId }) => photoFileId ?? []),
  );
  return rows.map(({ photoFileId, ...member }) => ({
    ...member,
    photo: photos.get(photoFileId ?? '') ?? null,
  }));
}
