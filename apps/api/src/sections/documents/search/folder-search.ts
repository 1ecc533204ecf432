import { folderSearchRoutes, type FoundFolder } from '@courtyard/contract/documents/folder/folder-search';
import type { documentSpaces } from '@courtyard/contract/documents/folder/folder.values';
import { sql } from 'kysely';
import { allOf, anywhere, isLike, wordsOf } from '../../../platform/database/lists/search.sql';
import { implement, type Module } from '../../../platform/http/implement';
import type { ReadContext } from '../../../platform/section/call-context';
import {
  type Found,
  foundRecords,
  type SearchProvider,
} from '../../../platform/section/search/search-provider';
import { visibleFolders } from '../folder/folder.sql';
import { rightsOf } from '../rights/rights.sql';

type Space = (typeof documentSpaces)[number];

/** Folders that the caller may see, but for the tops: their names are those of people and units. */
const isNamed = (context: ReadContext) => sql<boolean>`folder.parent_id is not null
  and folder.scope_id in (select scope_id from ${rightsOf(context)} held)`;

const most = 50;

/** Of folders that the caller may see, those around them that they may see too, by id. */
async function around(context: ReadContext, folders: readonly { parentId: string | null }[]) {
  const ids = [...new Set(folders.flatMap(({ parentId }) => parentId ?? []))];
  const found = ids.length === 0 ? [] : await visibleFolders(context, sql`folder.id = any(${ids}::uuid[])`);
  return new Map(found.map((folder) => [folder.id, folder]));
}

/** Folders of a tree by the words of their name. */
async function searchFolders(context: ReadContext, space: Space, search: string): Promise<FoundFolder[]> {
  const words = wordsOf(search).map((word) => isLike(sql`folder.name`, anywhere(word)));
  if (words.length === 0) return [];
  const inTree = sql<boolean>`folder.space = ${space} and ${isNamed(context)}`;
  // Chosen first: what is told of a folder is read for those alone that are shown.
  const first = sql<boolean>`folder.id = any(array(select folder.id from document_folder folder
    where ${allOf([inTree, ...words])} order by courtyard.natural_key(folder.name_sort), folder.id limit ${most}))`;
  const folders = await visibleFolders(context, first);
  const parents = await around(context, folders);
  return folders.map((folder) => {
    const parent = folder.parentId === null ? undefined : parents.get(folder.parentId);
    return { ...folder, parent: parent ? { id: parent.id, name: parent.name, root: parent.root } : null };
  });
}

export const folderSearchModule: Module = () => [
  implement(folderSearchRoutes.searchHoaFolders, async (call) => ({
    data: await searchFolders(call, 'hoa', call.query.q),
  })),
  implement(folderSearchRoutes.searchMyFolders, async (call) => ({
    data: await searchFolders(call, 'mine', call.query.q),
  })),
];

type Ranked = Pick<Found, 'id' | 'rank' | 'touchedAt'>;

/** Folders by their name, of those that the caller may see. */
export const folderSearch: SearchProvider = {
  kind: 'document-folder',
  permission: null,
  async find(context, asked) {
    const visible = sql`array(select folder.id from document_folder folder where ${isNamed(context)})`;
    const { rows } = await sql<Ranked>`
      select folder.id, found.rank, folder.updated_at as "touchedAt"
      from ${foundRecords('document-folder', asked, visible)} found
      join document_folder folder on folder.id = found.record_id`.execute(context.tx);
    const ids = rows.map(({ id }) => id);
    const found = ids.length === 0 ? [] : await visibleFolders(context, sql`folder.id = any(${ids}::uuid[])`);
    const folders = new Map(found.map((folder) => [folder.id, folder]));
    const parents = await around(context, found);
    return rows.flatMap((row): Found[] => {
      const folder = folders.get(row.id);
      if (!folder) return [];
      const parent = folder.parentId === null ? undefined : parents.get(folder.parentId);
      return [
        {
          ...row,
          title: folder.name,
          // A top is called by its tree, which every result of it would say.
          subtitle: parent?.root === null ? parent.name : null,
          url: `/documents/${folder.space === 'hoa' ? 'hoa' : 'my'}-documents?folder=${folder.id}`,
          happensAt: null,
          isArchived: false,
        },
      ];
    });
  },
};
