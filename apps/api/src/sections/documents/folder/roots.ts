import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { sql } from 'kysely';
import { newId } from '../../../platform/core/ids';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { propertyName } from '../../properties';
import { rightOf, setScopes } from '../rights/rights.sql';

/** The top of a tree. Its row is made when something is first stored there. */
export interface Root {
  /** Of a member or a unit: theirs. Of the association: the community's until there is a row. */
  id: string;
  kind: NonNullable<FolderSummary['root']>;
  name: string;
}

/** What the top of the association's tree is stored as; pages name it in the reader's language. */
const hoaName = 'HOA documents';

/** The association's top. Its row has an id of its own: a community that is imported beside another has another id. */
export async function hoaRoot({ tx, tenant }: Pick<ReadContext, 'tx' | 'tenant'>): Promise<Root> {
  const row = await tx
    .selectFrom('documentFolder')
    .select('id')
    .where('space', '=', 'hoa')
    .where('parentId', 'is', null)
    .executeTakeFirst();
  return { id: row?.id ?? tenant.id, kind: 'hoa', name: hoaName };
}

/** The caller's own tops: theirs, and those of the units that they own today, whether they have a row or not. */
export async function ownRoots(context: ReadContext): Promise<Root[]> {
  const { tx, caller } = context;
  const day = todayOf(context);
  const { rows } = await sql<Root>`
    select id, 'member' as kind, display_name as name from member where id = ${caller.memberId}
    union all
    (select property.id, 'unit', ${propertyName} from property where archived_at is null and id in (
      select property_id from ownership join person on person.id = ownership.person_id
      where person.member_id = ${caller.memberId} and starts_on <= ${day}::date and (ends_on is null or ends_on >= ${day}::date))
    order by building_sort, unit_sort)`.execute(tx);
  return rows;
}

function levelIn({ caller }: ReadContext, { kind }: Root): number {
  const can = (permission: string) => caller.permissions.has(permission);
  if (kind !== 'hoa') return can('My Document Update') ? 3 : 1;
  return can('Hoa Document Update') ? 3 : can('Hoa Document Create') ? 2 : 1;
}

/** A top that has no row yet, as its row would be. */
export const emptyRoot = (context: ReadContext, root: Root): FolderSummary => ({
  id: root.id,
  name: root.name,
  space: root.kind === 'hoa' ? 'hoa' : 'mine',
  parentId: null,
  root: root.kind,
  isRestricted: false,
  right: rightOf(levelIn(context, root)),
  documents: 0,
  isFollowed: false,
  version: 0,
});

/** The folder that an id names: by the community's, the association's top. */
export async function folderIdOf(context: ReadContext, id: string): Promise<string> {
  return id === context.tenant.id ? (await hoaRoot(context)).id : id;
}

/** A top of the caller's or the association's, whether it has a row or not. */
const rootNamed = async (context: ReadContext, id: string): Promise<Root | undefined> =>
  [await hoaRoot(context), ...(await ownRoots(context))].find((each) => each.id === id);

/** Makes the row of a top that has none yet, where the id is one of those. Gives the id of the row. */
export async function ensureRoot(context: ReadContext, id: string): Promise<string> {
  const { tx, tenant } = context;
  const root = await rootNamed(context, id);
  if (!root || (root.kind === 'hoa' && id !== tenant.id)) return id;
  const rowId = root.kind === 'hoa' ? newId() : id;
  const made = await tx
    .insertInto('documentFolder')
    .values({
      tenantId: tenant.id,
      id: rowId,
      space: root.kind === 'hoa' ? 'hoa' : 'mine',
      parentId: null,
      memberId: root.kind === 'member' ? id : null,
      propertyId: root.kind === 'unit' ? id : null,
      name: root.name,
      scopeId: rowId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await setScopes(context, made.id);
  return folderIdOf(context, id);
}

/** A top of the caller's or the association's that has no row yet. */
export async function findEmptyRoot(context: ReadContext, id: string): Promise<FolderSummary | undefined> {
  const root = await rootNamed(context, id);
  if (!root) return undefined;
  const row = await context.tx
    .selectFrom('documentFolder')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? undefined : emptyRoot(context, root);
}
