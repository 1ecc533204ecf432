import type { DocumentCategory } from '@courtyard/contract/properties/property/document';
import type { DefaultMoment, Generated } from '../../../../platform/database/columns';

export interface PropertyDocumentTable {
  tenantId: string;
  id: string;
  propertyId: string;
  fileId: string;
  title: string;
  category: Generated<DocumentCategory>;
  addedBy: string;
  addedAt: DefaultMoment;
}
