import type { linkedRecordKinds } from '@courtyard/contract/documents/document/document.values';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DefaultMoment } from '../../../platform/database/columns';

type Target = ColumnType<string | null, string | undefined, never>;

/** `recordKind` and `recordId` tell which of the six columns is set. */
export interface DocumentLinkTable {
  tenantId: string;
  documentId: string;
  propertyId: Target;
  areaId: Target;
  assetId: Target;
  meetingId: Target;
  memberId: Target;
  vendorId: Target;
  recordKind: GeneratedAlways<(typeof linkedRecordKinds)[number]>;
  recordId: GeneratedAlways<string>;
  linkedAt: DefaultMoment;
}
