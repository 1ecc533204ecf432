import { call, newIdempotencyKey } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { useRef } from 'react';

const listings = {
  hoa: 'GET /api/v1/hoa-documents/folders',
  mine: 'GET /api/v1/my-documents/folders',
} as const;

/** The most that the name of a folder may have. */
const maxCharacters = 120;
const nameOf = (given: string) => [...given.normalize('NFC').trim()].slice(0, maxCharacters).join('');
const isNamed = (name: string) => (folder: { name: string }) =>
  folder.name.localeCompare(name, undefined, { sensitivity: 'accent' }) === 0;

/**
 * Gives the id of a folder below one, by the names on the way to it. Each that is not there yet is made, once for all of the
 * files that are in it.
 */
export function useFoldersOfPath(top: FolderSummary): (path: readonly string[]) => Promise<string> {
  const found = useRef(new Map<string, Promise<string>>());
  const findOrAdd = async (parentId: string, name: string) => {
    const { data } = await call(listings[top.space], { query: { parentId } });
    const there = data.folders.find(isNamed(name));
    if (there) return there.id;
    const body = { parentId, name, isRestricted: false };
    return (await call('POST /api/v1/document-folders', { body, idempotencyKey: newIdempotencyKey() })).data
      .id;
  };
  async function folderOf(path: readonly string[]): Promise<string> {
    const names = path.map(nameOf).filter(Boolean);
    const last = names.at(-1);
    if (last === undefined) return top.id;
    const key = names.join('/').toLowerCase();
    const before = found.current.get(key);
    if (before) return before;
    const finding = folderOf(names.slice(0, -1)).then((parentId) => findOrAdd(parentId, last));
    found.current.set(key, finding);
    // What failed is tried again with the next file, or by the person.
    finding.catch(() => found.current.delete(key));
    return finding;
  }
  return folderOf;
}
