import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { rightOf } from '../rights/rights.sql';
import { unitName } from './unit-name.sql';

/** The top of a tree, which has the id of whose it is. Its row is made when something is first stored there. */
export interface Root {
  id: string;
  kind: NonNullable<FolderSummary['root']>;
  name: string;
}

/** What the top of the association's tree is stored as; pages name it in the reader's language. */
const hoaName = 'HOA documents';

export const hoaRoot = ({ tenant }: Pick<ReadContext, 'tenant'>): Root => ({
  id: tenant.id,
  kind: 'hoa',
  name: hoaName,
});

/** The caller's own tops: theirs, and those of the units that they own today, whether they have a row or not. */
export async function ownRoots(context: ReadContext): Promise<Root[]> {
  const { tx, caller } = context;
  const day = todayOf(context);
  const { rows } = await sql<Root>`
    select id, 'member' as kind, display_name as name from member where id = ${caller.memberId}
    union all
    (select property.id, 'unit', ${unitName} from property where archived_at is null and id in (
      select property_id from ownership join person on person.id = ownership.person_id
      where person.member_id = ${caller.memberId} and starts_on <= ${day}::date and (ends_on is null or ends_on >= ${day}::date))
    order by building_sort, unit_sort)`.execute(tx);
  return rows;
}

function levelIn({ caller }: ReadContext, { kind }: Root): number {
  const may = (permission: string) => caller.permissions.has(permission);
  if (kind !== 'hoa') return may('My Document Update') ? 3 : 1;
  return may('Hoa Document Update') ? 3 : may('Hoa Document Create') ? 2 : 1;
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
  version: 0,
});

/** Makes the row of a top, where the id is that of one of the caller's or the association's and it has none yet. */
export async function ensureRoot(context: ReadContext, id: string): Promise<void> {
  const { tx, tenant } = context;
  const root = [hoaRoot(context), ...(await ownRoots(context))].find((each) => each.id === id);
  if (!root) return;
  const made = await tx
    .insertInto('documentFolder')
    .values({
      tenantId: tenant.id,
      id,
      space: root.kind === 'hoa' ? 'hoa' : 'mine',
      parentId: null,
      memberId: root.kind === 'member' ? id : null,
      propertyId: root.kind === 'unit' ? id : null,
      name: root.name,
      scopeId: id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await sql`select courtyard.set_scopes(${id}::uuid)`.execute(tx);
}

/** A top of the caller's or the association's that has no row yet. */
export async function findEmptyRoot(context: ReadContext, id: string): Promise<FolderSummary | undefined> {
  const root = [hoaRoot(context), ...(await ownRoots(context))].find((each) => each.id === id);
  if (!root) return undefined;
  const row = await context.tx
    .selectFrom('documentFolder')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? undefined : emptyRoot(context, root);
}
