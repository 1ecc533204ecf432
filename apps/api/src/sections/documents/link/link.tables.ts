import type { linkedThingKinds } from '@courtyard/contract/documents/document/document.values';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { DefaultMoment } from '../../../platform/database/columns';

type Thing = ColumnType<string | null, string | undefined, never>;

/** `thingKind` and `thingId` tell which of the four columns is set. */
export interface DocumentLinkTable {
  tenantId: string;
  documentId: string;
  propertyId: Thing;
  areaId: Thing;
  assetId: Thing;
  meetingId: Thing;
  thingKind: GeneratedAlways<(typeof linkedThingKinds)[number]>;
  thingId: GeneratedAlways<string>;
  linkedAt: DefaultMoment;
}
