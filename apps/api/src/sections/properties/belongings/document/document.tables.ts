import type { DocumentCategory } from '@courtyard/contract/properties/document';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface PropertyDocumentTable {
  tenant_id: string;
  id: string;
  property_id: string;
  file_id: string;
  title: string;
  category: Generated<DocumentCategory>;
  added_by: string;
  added_at: DefaultMoment;
}
