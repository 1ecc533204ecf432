import type { MemberContact } from '@courtyard/contract';
import type { MergeChoice } from '@courtyard/contract/people/member/merge';
import { keepContact } from '../../../../../platform/tenancy/profile/contact/contact.sql';
import { keepProfile, setPhoto } from '../../../../../platform/tenancy/profile/profile.sql';
import type { CallContext } from '../../../../../platform/section/call-context';
import { mergedEmergency, mergedLanguages, mergedPhones, type Phones } from './contacts.rules';
import { kept } from '../merge.rules';
import type { MergeRecord } from '../merge-records.sql';

interface Records {
  stays: MergeRecord;
  goes: MergeRecord;
}

type Context = Pick<CallContext, 'tx' | 'tenant'>;

const phonesOf = ({ profile, contact }: MergeRecord): Phones => ({
  phone: profile.phone,
  homePhone: contact.homePhone,
  workPhone: contact.workPhone,
});

/**
 * Keeps what was chosen of two profiles and of how both are reached; what either hid stays hidden. The record that goes keeps what
 * was not chosen, its photo too, so that nothing of it is dropped. Gives what the one that stays says now.
 */
export async function mergeProfiles(
  context: Context,
  records: Records,
  choice: MergeChoice,
): Promise<{ profile: MergeRecord['profile']; contact: MemberContact }> {
  const phones = mergedPhones(phonesOf(records.stays), phonesOf(records.goes), choice);
  const profile = await mergeProfile(context, records, { choice, phone: phones.phone });
  return { profile, contact: await mergeContact(context, records, { choice, phones }) };
}

type Shown = 'emailVisible' | 'phoneVisible' | 'homesVisible';

async function mergeProfile(
  { tx, tenant }: Context,
  { stays, goes }: Records,
  { choice, phone }: { choice: MergeChoice; phone: string | null },
): Promise<MergeRecord['profile']> {
  if (!goes.hasProfile) return stays.profile;
  const [ours, theirs] = [stays.profile, goes.profile];
  const isShown = (shown: Shown) => theirs[shown] && (ours[shown] || !stays.hasProfile);
  const photoFileId = kept(ours.photoFileId, theirs.photoFileId, choice.photo);
  const merged = {
    // Whatever else a profile says is as it was in the one that stays, or in the only one that there is.
    ...(stays.hasProfile ? ours : theirs),
    phone,
    about: kept(ours.about, theirs.about, choice.about),
    emailVisible: isShown('emailVisible'),
    phoneVisible: isShown('phoneVisible'),
    homesVisible: isShown('homesVisible'),
    photoFileId,
    version: ours.version,
  };
  if (photoFileId === theirs.photoFileId && photoFileId !== null)
    await setPhoto(tx, goes.id, ours.photoFileId);
  await keepProfile(tx, { tenantId: tenant.id, memberId: stays.id }, merged);
  return merged;
}

async function mergeContact(
  { tx, tenant }: Context,
  { stays, goes }: Records,
  { choice, phones }: { choice: MergeChoice; phones: ReturnType<typeof mergedPhones> },
): Promise<MemberContact> {
  const [ours, theirs] = [stays.contact, goes.contact];
  const { homePhone, workPhone, moved } = phones;
  if (!goes.hasContact && moved.length === 0) return ours;
  const isShown = (shown: 'addressVisible' | 'phonesVisible' | 'languagesVisible') =>
    (theirs[shown] || !goes.hasContact) && (ours[shown] || !stays.hasContact);
  // The number of a profile is shown, or not, by a choice of its own.
  const movesHidden = [stays, goes].some(
    ({ profile }) => profile.phone !== null && moved.includes(profile.phone) && !profile.phoneVisible,
  );
  const merged = {
    mailingAddress: kept(ours.mailingAddress, theirs.mailingAddress, choice.mailingAddress),
    homePhone,
    workPhone,
    languages: mergedLanguages(ours, theirs),
    emergencyContacts: mergedEmergency(ours, theirs),
    addressVisible: isShown('addressVisible'),
    phonesVisible: isShown('phonesVisible') && !movesHidden,
    languagesVisible: isShown('languagesVisible'),
    version: ours.version,
  };
  await keepContact(tx, { tenantId: tenant.id, memberId: stays.id }, merged);
  return merged;
}
