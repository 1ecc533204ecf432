import type { Generated } from '../../../database/columns';

export interface CommunityBrandingTable {
  tenantId: string;
  logoFileId: string | null;
  /** In pixels. */
  logoWidth: number | null;
  logoHeight: number | null;
  logoPlate: Generated<boolean>;
  /** `#rrggbb`. */
  wordmarkLight: string | null;
  wordmarkDark: string | null;
  version: Generated<number>;
}

export interface CommunityBrandingTables {
  communityLook: CommunityBrandingTable;
}
