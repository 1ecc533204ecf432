import type { ListView, ListViews } from '@courtyard/contract';
import { sql } from 'kysely';
import type { Caller } from '../../auth/sessions/caller';
import type { Tx } from '../../database/database';
import { withConstraintProblems } from '../conflicts';
import { invalid } from '../../http/problem';
import type { ListStartTable } from './list-view.tables';

/** A view as it is kept, with the name of who made it. */
export interface KeptView extends Omit<ListView, 'isMine' | 'may'> {
  memberId: string;
  isStart: boolean;
}

type Viewer = Pick<Caller, 'memberId' | 'viewer'>;

/** Views of others that are not shared are there for nobody else, also not for somebody who views as their author. */
const visibleViews = (tx: Tx, { memberId, viewer }: Viewer) =>
  tx
    .selectFrom('listView')
    .innerJoin('member', 'member.id', 'listView.memberId')
    .select([
      'listView.id',
      'listView.list',
      'listView.memberId',
      'listView.name',
      'listView.settings',
      'listView.isShared',
      'listView.isStart',
      'listView.version',
      'member.displayName as author',
    ])
    .where((where) =>
      where.or([
        where('isShared', '=', true),
        ...(viewer ? [] : [where('listView.memberId', '=', memberId)]),
      ]),
    );

/** The views of a list that somebody sees, by name. */
export const viewsOfList = (tx: Tx, viewer: Viewer, list: string): Promise<KeptView[]> =>
  visibleViews(tx, viewer)
    .where('list', '=', list)
    .where('removedAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('listView.id')
    .execute();

/** A view that somebody sees: one that is there, or one that was removed. */
export const viewOf = (
  tx: Tx,
  viewer: Viewer,
  { viewId, isRemoved = false }: { viewId: string; isRemoved?: boolean },
): Promise<KeptView | undefined> =>
  visibleViews(tx, viewer)
    .where('listView.id', '=', viewId)
    .where('removedAt', isRemoved ? 'is not' : 'is', null)
    .executeTakeFirst();

/** Lets those who add to a list's views follow each other, so that none of them is one too many. */
export async function lockViews(tx: Tx, { tenantId }: Pick<Caller, 'tenantId'>, list: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('list-views ' || ${tenantId}::text || ${list}, 0))`.execute(
    tx,
  );
}

/** How many views of a list are shared, or are somebody's own. */
export async function countViews(
  tx: Tx,
  { memberId }: Viewer,
  { list, isShared }: Pick<KeptView, 'list' | 'isShared'>,
): Promise<number> {
  const row = await tx
    .selectFrom('listView')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('list', '=', list)
    .where('isShared', '=', isShared)
    .where('removedAt', 'is', null)
    .$if(!isShared, (own) => own.where('memberId', '=', memberId))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const nameTaken = () => invalid({ name: 'A view with this name already exists. Choose another name.' });

/** Throws a `validation` problem where another view has the name already. */
export const refusingTakenNames = <T>(work: Promise<T>): Promise<T> =>
  withConstraintProblems(work, { list_view_own_name: nameTaken, list_view_shared_name: nameTaken });

/** With which view somebody chose that a list opens; undefined where they chose nothing that is still there for them. */
export async function chosenStart(
  tx: Tx,
  viewer: Viewer,
  list: string,
): Promise<ListViews['starts']['mine']> {
  const row = await tx
    .selectFrom('listStart')
    .select('viewId')
    .where('memberId', '=', viewer.memberId)
    .where('list', '=', list)
    .executeTakeFirst();
  if (!row) return null;
  if (row.viewId === null) return 'usual';
  return (await viewOf(tx, viewer, { viewId: row.viewId })) ? row.viewId : null;
}

/** Keeps with which view a person's list opens; `null` as a whole takes the choice away. */
export async function keepStart(
  tx: Tx,
  owner: Pick<ListStartTable, 'tenantId' | 'memberId' | 'list'>,
  start: ListViews['starts']['mine'],
): Promise<void> {
  if (start === null) {
    await tx
      .deleteFrom('listStart')
      .where('memberId', '=', owner.memberId)
      .where('list', '=', owner.list)
      .execute();
    return;
  }
  const viewId = start === 'usual' ? null : start;
  await tx
    .insertInto('listStart')
    .values({ ...owner, viewId })
    .onConflict((known) => known.columns(['tenantId', 'memberId', 'list']).doUpdateSet({ viewId }))
    .execute();
}

/** Makes a shared view the one that the community's list opens with, in place of another; none for null. */
export async function keepCommunityStart(tx: Tx, list: string, viewId: string | null): Promise<void> {
  await tx
    .updateTable('listView')
    .set({ isStart: false })
    .where('list', '=', list)
    .where('isStart', '=', true)
    .execute();
  if (viewId !== null)
    await tx.updateTable('listView').set({ isStart: true }).where('id', '=', viewId).execute();
}

/** Drops what was removed more than a day ago: nobody takes that back any more. */
export async function dropRemovedViews(tx: Tx, now: Date): Promise<void> {
  await sql`delete from list_view where removed_at < ${now}::timestamptz - interval '1 day'`.execute(tx);
}
