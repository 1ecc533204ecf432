import type { MemberContact, ProfilePart } from '@courtyard/contract';

/** A profile as it is kept. */
export interface KeptProfile {
  about: string | null;
  phone: string | null;
  emailVisible: boolean;
  phoneVisible: boolean;
  homesVisible: boolean;
  photoFileId: string | null;
  version: number;
}

/** Until a person says otherwise, others see the name alone. */
export const emptyProfile: KeptProfile = {
  about: null,
  phone: null,
  emailVisible: false,
  phoneVisible: false,
  homesVisible: false,
  photoFileId: null,
  version: 1,
};

/** What others do not find in a profile yet: a face, a few words, and a way to reach the person. */
export function missingParts(
  profile: Omit<KeptProfile, 'version'>,
  contact: Omit<MemberContact, 'version'>,
): ProfilePart[] {
  const isReachable =
    profile.emailVisible ||
    (profile.phoneVisible && profile.phone !== null) ||
    (contact.phonesVisible && (contact.homePhone ?? contact.workPhone) !== null) ||
    (contact.addressVisible && contact.mailingAddress !== null);
  return [
    ...(profile.photoFileId === null ? (['photo'] as const) : []),
    ...(profile.about === null ? (['about'] as const) : []),
    ...(isReachable ? [] : (['contact'] as const)),
  ];
}
