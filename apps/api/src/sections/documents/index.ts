import { documentsPermissions } from '@courtyard/contract/documents/permissions';
import { labelsFrom } from '@courtyard/contract/fields/labels';
import { owners, readers } from '../../platform/auth/permissions/permission-table';
import type { FileColumn } from '../../platform/files/storage/file-column';
import { defineSection } from '../../platform/section/define-section';
import './documents.tables';
import { documentForPacket } from './document/version/document-for-packet';
import { documentModule } from './document/document.routes';
import { documentUploads } from './document/version/document-uploads';
import { documentSearch } from './search/document-search';
import { bulkDocumentsModule } from './document/bulk/bulk-documents.routes';
import { trashModule } from './document/trash/trash.routes';
import { emptyTrashJob } from './document/trash/trash.service';
import { documentSteps } from './folder/first-steps';
import { documentsMergedRows } from './documents-merged-rows';
import { documentsSentences } from './documents.messages';
import { folderModule } from './folder/folder.routes';
import { documentNotifications } from './folder/notifications/document-notifications';
import { notifyJob } from './folder/notifications/tell.jobs';
import { linkModule } from './link/link.routes';
import { takeOverModule } from './folder/take-over/take-over.routes';
import { catchUpJob, readDocumentJob } from './text-extraction/reading.jobs';
import { contentSearchModule } from './search/content-search';
import { folderSearch, folderSearchModule } from './search/folder-search';
import { passageSearch } from './search/passage-search';
import { seedDocuments } from './demo/documents.demo';
import en from './documents.en.json';
import es from './documents.es.json';

const labels = labelsFrom(en, es);

const everyone = [...readers, 'Member', 'Tenant'] as const;

/**
 * A permission that no role can have: the log and the report of storage know nothing of the rights of folders, and would
 * tell the names of private files.
 */
const untold = { permission: 'Private Documents' };

const fileColumns: readonly FileColumn[] = [
  {
    table: 'document_version',
    column: 'file_id',
    role: labels['file.version'],
    record: 'document',
    recordId: 'document_id',
  },
];

/** Documents: folders, documents with versions, and who may see them. */
export const documentsSection = defineSection({
  id: 'documents',
  modules: [
    folderModule,
    folderSearchModule,
    takeOverModule,
    bulkDocumentsModule,
    documentModule,
    trashModule,
    linkModule,
    contentSearchModule,
  ],
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
      'document.copy',
      'document.update',
      'document.move',
      'document.version',
      'document.link',
      'document.unlink',
      'document.trash',
      'document.restore',
      'document.delete',
    ],
    'document-folder': [
      'document-folder.create',
      'document-folder.update',
      'document-folder.move',
      'document-folder.grants',
      'document-folder.take-over',
      'document-folder.remove',
    ],
  },
  logged: { document: untold, 'document-folder': untold },
  sentences: documentsSentences,
  fileColumns,
  notifications: documentNotifications,
  uploads: documentUploads,
  mergedRows: documentsMergedRows,
  firstSteps: documentSteps,
  jobs: [readDocumentJob, notifyJob],
  communityJobs: [emptyTrashJob, catchUpJob],
  packetSources: [documentForPacket],
  search: [documentSearch, folderSearch, passageSearch],
  demo: [seedDocuments],
});
