import type { Generated } from '../../database/columns';

export interface MemberProfileTable {
  tenantId: string;
  memberId: string;
  about: string | null;
  phone: string | null;
  emailVisible: Generated<boolean>;
  phoneVisible: Generated<boolean>;
  homesVisible: Generated<boolean>;
  photoFileId: string | null;
  version: Generated<number>;
  updatedAt: Generated<string>;
}

export interface ProfileTables {
  memberProfile: MemberProfileTable;
}
