import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';

/** The two trees: documents of the association, and own ones. */
export type Space = FolderSummary['space'];

const base = '/documents';
const lists = { hoa: `${base}/hoa-documents`, mine: `${base}/my-documents` } as const;

/** Addresses of the section's pages. */
export const documentPaths = {
  list: (space: Space) => lists[space],
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
