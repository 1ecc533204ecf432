import type { Preferences } from '@courtyard/contract';
import type { DefaultMoment, Json } from '../../database/columns';

export interface MemberPreferenceTable {
  tenantId: string;
  memberId: string;
  preferences: Json<Partial<Preferences>>;
  updatedAt: DefaultMoment;
}

export interface PreferencesTables {
  memberPreference: MemberPreferenceTable;
}
