import type pg from 'pg';

export const numbers = { documents: 100_000, folders: 5_000, inMoved: 10_000 };

/** Ids that are known, as an UUID of a kind and a number. */
export const idOf = (kind: 'folder' | 'document', number: number): string =>
  `0f00000${kind === 'folder' ? 1 : 2}-0000-7000-8000-${String(number).padStart(12, '0')}`;

const ids = (kind: 'folder' | 'document', number: string) =>
  `('0f00000${kind === 'folder' ? 1 : 2}-0000-7000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;

/** Of five hundred folders at the top each has nine in it; the first has a tenth of the documents, in these. */
const folders = `
  insert into document_folder (tenant_id, id, space, parent_id, name, scope_id)
  select top.tenant_id, ${ids('folder', 'n')}, 'hoa',
    case when n % 10 = 0 then top.id else ${ids('folder', 'n - n % 10')} end, 'Folder ' || n, top.id
  from document_folder top cross join generate_series(0, ${numbers.folders - 1}) n
  where top.space = 'hoa' and top.parent_id is null and top.tenant_id = $1`;

const folderOf = `case when n < ${numbers.inMoved} then ${ids('folder', '1 + n % 9')}
  else ${ids('folder', `10 + n % ${numbers.folders - 10}`)} end`;

/** "Assessment" is in every text, "insurance" in each fiftieth, "xenolith" in each thousandth; the others are made up, some much more often. */
const text = `'The assessment ' || case when n % 50 = 0 then 'for insurance ' else '' end
  || case when n % 1000 = 0 then 'of the xenolith ' else '' end || (
  select string_agg(substr(translate(md5(floor(2000 * power(random(), 3))::text), '0123456789', 'ghijklmnop'), 1, 7), ' ')
  from generate_series(1, 40) where n is not null)`;

const statements = [
  folders,
  // Each tenth folder is shared with everyone on its own: five hundred scopes.
  `insert into folder_grant (tenant_id, folder_id, kind, level)
   select tenant_id, id, 'everyone', 1 from document_folder where tenant_id = $1 and name like 'Folder %5'`,
  `select courtyard.set_scopes(id) from document_folder where tenant_id = $1 and space = 'hoa' and parent_id is null`,
  `insert into document (tenant_id, id, folder_id, name, tags, kind, bytes, version_number, added_by, updated_at)
   select $1::uuid, ${ids('document', 'n')}, ${folderOf}, 'Record ' || n || '.pdf', array['tag ' || n % 40], 'pdf', 1000 + n, 1,
     'Somebody', now() - n * interval '1 minute' from generate_series(0, ${numbers.documents - 1}) n`,
  `insert into file (tenant_id, id, name, media_type, bytes, sha256, storage_key)
   select tenant_id, id, name, 'application/pdf', bytes, repeat('0', 64), tenant_id || '/' || id
   from document where tenant_id = $1 and name like 'Record %'`,
  `insert into document_version (tenant_id, document_id, number, file_id, added_by)
   select tenant_id, id, 1, id, 'Somebody' from document where tenant_id = $1 and name like 'Record %'`,
  `insert into document_reading (tenant_id, document_id, number, text_state, thumbnail_state)
   select tenant_id, id, 1, 'done', 'none' from document where tenant_id = $1 and name like 'Record %'`,
  `insert into document_passage (tenant_id, document_id, number, place, page, text)
   select $1::uuid, ${ids('document', 'n')}, 1, 0, 1, ${text} from generate_series(0, ${numbers.documents - 1}) n`,
];

/** Gives a community 100,000 documents of a page of words in 5,000 folders. */
export async function fillWithDocuments(client: pg.ClientBase, tenantId: string): Promise<void> {
  await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
  for (const statement of statements) await client.query(statement, [tenantId]);
  await client.query('vacuum analyze');
}
