import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type DocumentDetails,
  documentDetails,
  type DocumentSummary,
  documentSummary,
} from '@courtyard/contract/documents/document/document';
import { type FolderSummary, folderSummary } from '@courtyard/contract/documents/folder/folder';

const version = {
  number: 1,
  fileName: 'Bylaws.pdf',
  mediaType: 'application/pdf',
  bytes: 9000,
  sha256: 'a'.repeat(64),
  note: null,
  restoredFrom: null,
  addedBy: 'Maya Okafor',
  addedAt: '2026-11-01T15:00:00Z',
};

/** One of the association with two versions, that may be changed. */
export const detailsOf = (part: Partial<DocumentDetails> = {}): DocumentDetails =>
  sampleOf(documentDetails, {
    id: idOf(100),
    name: 'Bylaws.pdf',
    space: 'hoa',
    folder: { id: idOf(10), name: 'Governing documents', root: null },
    kind: 'pdf',
    bytes: 9200,
    versionNumber: 2,
    tags: ['governing'],
    addedBy: 'Maya Okafor',
    isFavorite: false,
    openedAt: null,
    hasThumbnail: true,
    textState: 'done',
    links: [],
    right: 'change',
    createdAt: '2026-11-01T15:00:00Z',
    updatedAt: '2026-11-02T15:00:00Z',
    version: 3,
    versions: [{ ...version, number: 2, bytes: 9200, sha256: 'b'.repeat(64), note: 'Lower quorum' }, version],
    ...part,
  });

export const summaryOf = (part: Partial<DocumentSummary> = {}): DocumentSummary =>
  sampleOf(documentSummary, { ...detailsOf(), ...part });

/** A folder of the association that may be changed. */
export const folderOf = (part: Partial<FolderSummary> = {}): FolderSummary =>
  sampleOf(folderSummary, {
    id: idOf(10),
    name: 'Governing documents',
    space: 'hoa',
    parentId: idOf(1),
    root: null,
    isRestricted: false,
    right: 'change',
    documents: 2,
    isFollowed: false,
    version: 1,
    ...part,
  });

/** The top of the association. */
export const topOf = (part: Partial<FolderSummary> = {}): FolderSummary =>
  folderOf({ id: idOf(1), name: 'HOA documents', parentId: null, root: 'hoa', documents: 0, ...part });
