import type { ColumnType } from 'kysely';

type OptionalMoment = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;

/** See migration 0180. */
interface CommunityPlaceTable {
  tenantId: string;
  installation: string | null;
  arrivedAt: OptionalMoment;
  confirmedAt: OptionalMoment;
}

export interface PlaceTables {
  communityPlace: CommunityPlaceTable;
}
