import type { AudiencePart } from '@courtyard/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { audienceCircles } from '@courtyard/contract/platform/notifications/audience/audience.values';

interface AudienceTable {
  tenantId: string;
  id: string;
  /** Null for one that is of a single record. */
  name: string | null;
  nameSort: GeneratedAlways<string>;
  removedAt: ColumnType<string | null, Date | null | undefined, Date | null>;
  version: Generated<number>;
}

export interface AudiencePartTable {
  tenantId: string;
  audienceId: string;
  position: number;
  isExcluded: boolean;
  kind: AudiencePart['kind'];
  who: (typeof audienceCircles)[number] | null;
  building: string | null;
  refId: string | null;
  memberId: string | null;
  personId: string | null;
  savedId: string | null;
}

export interface AudienceTables {
  audience: AudienceTable;
  audiencePart: AudiencePartTable;
}
