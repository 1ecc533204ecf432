import type {
  ImportMapping,
  ImportRow,
  ImportVerdict,
  PropertyImport,
} from '@courtyard/contract/properties/property/import';
import type { DefaultMoment, Generated, Json, Moment } from '../../../../platform/database/columns';

export interface PropertyImportTable {
  tenantId: string;
  id: string;
  fileId: string;
  fileName: string;
  status: Generated<PropertyImport['status']>;
  columns: string[];
  mapping: Json<ImportMapping>;
  counts: Json<PropertyImport['counts']>;
  createdAt: DefaultMoment;
  appliedAt: Moment | null;
}

export interface PropertyImportRowTable {
  tenantId: string;
  importId: string;
  line: number;
  verdict: ImportVerdict;
  unitNumber: string;
  building: string | null;
  changes: Json<ImportRow['changes']>;
  errors: Json<ImportRow['errors']>;
  cells: Json<string[]>;
}
