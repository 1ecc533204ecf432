import type { Generated } from '../../database/columns';

export interface MemberProfileTable {
  tenantId: string;
  memberId: string;
  about: string | null;
  phone: string | null;
  emailVisible: Generated<boolean>;
  phoneVisible: Generated<boolean>;
  photoFileId: string | null;
  updatedAt: Generated<string>;
}

export interface ProfileTables {
  memberProfile: MemberProfileTable;
}
