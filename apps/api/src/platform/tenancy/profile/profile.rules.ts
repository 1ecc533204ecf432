import type { ProfilePart } from '@courtyard/contract';

/** A profile as it is kept. */
export interface KeptProfile {
  about: string | null;
  phone: string | null;
  emailVisible: boolean;
  phoneVisible: boolean;
  photoFileId: string | null;
}

/** Until a person says otherwise, others see the name alone. */
export const emptyProfile: KeptProfile = {
  about: null,
  phone: null,
  emailVisible: false,
  phoneVisible: false,
  photoFileId: null,
};

/** What others do not find in a profile yet: a face, a few words, and a way to reach the person. */
export function missingParts(profile: KeptProfile): ProfilePart[] {
  const isReachable = profile.emailVisible || (profile.phoneVisible && profile.phone !== null);
  return [
    ...(profile.photoFileId === null ? (['photo'] as const) : []),
    ...(profile.about === null ? (['about'] as const) : []),
    ...(isReachable ? [] : (['contact'] as const)),
  ];
}
