import { documentsPermissions } from '@courtyard/contract/documents/permissions';
import { owners, readers } from '../../platform/auth/permissions/permission-table';
import type { FilePlace } from '../../platform/files/storage/file-place';
import { defineSection } from '../../platform/section/define-section';
import './documents.tables';
import { documentModule } from './document/document.routes';
import { documentSearch } from './document/document-search';
import { emptyTrashJob } from './document/trash.service';
import { documentsMergedRows } from './documents-merged-rows';
import { documentsSentences } from './documents.messages';
import { folderModule } from './folder/folder.routes';
import { seedDocuments } from './demo/documents.demo';

const everyone = [...readers, 'Member', 'Tenant'] as const;

/**
 * A permission that no role can have: the log and the report of storage know nothing of the rights of folders, and would
 * tell the names of private files.
 */
const untold = { permission: 'Private Documents' };

const filePlaces: readonly FilePlace[] = [
  {
    table: 'document_version',
    column: 'file_id',
    role: { en: 'Version of a document', es: 'Versión de un documento' },
    thing: 'document',
    thingId: 'document_id',
  },
];

/** Documents: folders, documents with versions, and who may see them. */
export const documentsSection = defineSection({
  id: 'documents',
  modules: [folderModule, documentModule],
  permissions: documentsPermissions,
  grants: {
    'My Documents List View': everyone,
    'My Document Details View': everyone,
    'My Document Update': [...owners, 'Tenant'],
    'Hoa Documents List View': everyone,
    'Hoa Document Details View': everyone,
    'Hoa Document Create': ['Manager'],
    'Hoa Document Update': ['Manager'],
  },
  history: {
    document: [
      'document.upload',
      'document.update',
      'document.move',
      'document.version',
      'document.trash',
      'document.restore',
      'document.delete',
    ],
    'document-folder': [
      'document-folder.create',
      'document-folder.update',
      'document-folder.move',
      'document-folder.grants',
      'document-folder.remove',
    ],
  },
  logged: { document: untold, 'document-folder': untold },
  sentences: documentsSentences,
  filePlaces,
  mergedRows: documentsMergedRows,
  communityJobs: [emptyTrashJob],
  search: [documentSearch],
  demo: [seedDocuments],
});
