import type {
  ImportMapping,
  ImportRow,
  ImportVerdict,
  PropertyImport,
} from '@courtyard/contract/properties/import';
import type { DefaultMoment, Generated, Json, Moment } from '../../../platform/database/columns';

export interface PropertyImportTable {
  tenant_id: string;
  id: string;
  file_id: string;
  file_name: string;
  status: Generated<PropertyImport['status']>;
  columns: string[];
  mapping: Json<ImportMapping>;
  counts: Json<PropertyImport['counts']>;
  created_at: DefaultMoment;
  applied_at: Moment | null;
}

export interface PropertyImportRowTable {
  tenant_id: string;
  import_id: string;
  line: number;
  verdict: ImportVerdict;
  unit_number: string;
  building: string | null;
  changes: Json<ImportRow['changes']>;
  errors: Json<ImportRow['errors']>;
  cells: Json<string[]>;
}
