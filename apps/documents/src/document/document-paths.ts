import type { DocumentOverview } from '@courtyard/contract/documents/document/document-overview';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';

/** The two trees: documents of the association, and own ones. */
export type Space = FolderSummary['space'];

type Part = keyof DocumentOverview;

const base = '/documents';
const lists = { hoa: `${base}/hoa-documents`, mine: `${base}/my-documents` } as const;

const parts = {
  unseen: 'unseen=yes&sort=-updatedAt',
  recent: 'sort=-openedAt',
  favorites: 'favorite=yes',
} as const satisfies Record<Part, string>;

/** Addresses of the section's pages. */
export const documentPaths = {
  list: (space: Space) => lists[space],
  /** The list as a card of the landing shows the beginning of it. */
  part: (space: Space, part: Part) => `${lists[space]}?${parts[part]}`,
  folder: (space: Space, id: string) => `${lists[space]}?folder=${id}`,
  /** With a page, what shows the document begins there. */
  details: (space: Space, id: string, page?: number | null) =>
    `${lists[space]}/details?id=${id}${page ? `#page=${page}` : ''}`,
  trash: `${base}/trash`,
};

/** Where the bytes of a version are read, by the session of whoever asks. */
export const contentUrl = (id: string, { number, inline }: { number?: number; inline?: boolean } = {}) => {
  const query = new URLSearchParams({
    ...(number !== undefined && { number: String(number) }),
    ...(inline && { inline: 'true' }),
  });
  return `/api/v1/documents/${id}/content${query.size > 0 ? `?${query}` : ''}`;
};

/** Where what is in a folder is read as a ZIP. */
export const folderZipUrl = (id: string) => `/api/v1/document-folders/${id}/zip`;

/** Where these documents are read as a ZIP. */
export const documentsZipUrl = (ids: readonly string[]) =>
  `/api/v1/documents/zip?${new URLSearchParams({ ids: ids.join(',') })}`;

/** Where the thumbnail of the current version is read. */
export const thumbnailUrl = (id: string, number: number) =>
  `/api/v1/documents/${id}/thumbnail?number=${number}`;
