import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';

/** The two trees: documents of the association, and own ones. */
export type Space = FolderSummary['space'];

const base = '/documents';
const lists = { hoa: `${base}/hoa-documents`, mine: `${base}/my-documents` } as const;

/** Addresses of the section's pages. */
export const documentPaths = {
  list: (space: Space) => lists[space],
  folder: (space: Space, id: string) => `${lists[space]}?folder=${id}`,
  details: (space: Space, id: string) => `${lists[space]}/details?id=${id}`,
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
