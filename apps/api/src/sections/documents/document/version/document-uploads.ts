import type { documentPurposes } from '@courtyard/contract/documents/document/document.values';
import type { UploadPurpose } from '../../../../platform/files/intake/resumable/upload-purpose';
import { requireFolderToRead } from '../../folder/folder.access';
import { requireChangeable } from '../document.access';

type Purpose = UploadPurpose & { name: (typeof documentPurposes)[number] };

/** Files in parts: for a folder in which the caller may add, and for a document that they may change. */
export const documentUploads: readonly Purpose[] = [
  {
    name: 'document',
    async admit(context, folderId) {
      await requireFolderToRead(context, folderId, 'add');
    },
  },
  {
    name: 'document-version',
    async admit(context, documentId) {
      await requireChangeable(context, documentId);
    },
  },
];
