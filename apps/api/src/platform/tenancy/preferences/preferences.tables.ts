import type { Preferences } from '@courtyard/contract';
import type { DefaultMoment, Json } from '../../database/columns';

export interface MemberPreferenceTable {
  tenant_id: string;
  member_id: string;
  preferences: Json<Partial<Preferences>>;
  updated_at: DefaultMoment;
}

export interface PreferencesTables {
  member_preference: MemberPreferenceTable;
}
