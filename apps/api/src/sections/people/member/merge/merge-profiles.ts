import type { MergeChoice } from '@courtyard/contract/people/member/merge';
import { keepProfile } from '../../../../platform/tenancy/profile/profile.sql';
import type { CallContext } from '../../../../platform/section/call-context';
import { kept } from './merge.rules';
import type { MergeRecord } from './merge-records.sql';

type Shown = 'emailVisible' | 'phoneVisible' | 'homesVisible';

/**
 * Keeps what was chosen of two profiles; what either hid stays hidden. The profile that goes keeps what was not chosen, its
 * photo too, so that nothing of it is dropped. Gives what the profile says now.
 */
export async function mergeProfiles(
  { tx, tenant }: Pick<CallContext, 'tx' | 'tenant'>,
  { stays, goes }: { stays: MergeRecord; goes: MergeRecord },
  choice: MergeChoice,
): Promise<{ phone: string | null; about: string | null }> {
  if (!goes.hasProfile) return stays.profile;
  const [ours, theirs] = [stays.profile, goes.profile];
  const isShown = (shown: Shown) => theirs[shown] && (ours[shown] || !stays.hasProfile);
  const photoFileId = kept(ours.photoFileId, theirs.photoFileId, choice.photo);
  const merged = {
    // Whatever else a profile says is as it was in the one that stays, or in the only one that there is.
    ...(stays.hasProfile ? ours : theirs),
    phone: kept(ours.phone, theirs.phone, choice.phone),
    about: kept(ours.about, theirs.about, choice.about),
    emailVisible: isShown('emailVisible'),
    phoneVisible: isShown('phoneVisible'),
    homesVisible: isShown('homesVisible'),
    photoFileId,
    version: ours.version,
  };
  if (photoFileId === theirs.photoFileId && photoFileId !== null)
    await tx
      .updateTable('memberProfile')
      .set({ photoFileId: ours.photoFileId })
      .where('memberId', '=', goes.id)
      .execute();
  await keepProfile(tx, { tenantId: tenant.id, memberId: stays.id }, merged);
  return merged;
}
