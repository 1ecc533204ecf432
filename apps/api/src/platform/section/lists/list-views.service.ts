import type { listViewRoutes, ListView, ListViews, BodyOf } from '@courtyard/contract';
import { type RawBuilder, sql } from 'kysely';
import { changeOf } from '../../audit/audit';
import { newId } from '../../core/ids';
import { pick } from '../../core/collections/pick';
import { msg } from '../../http/language/sentence';
import { conflict, forbidden, invalid, notFound } from '../../http/problem';
import type { CallContext, ReadContext } from '../call-context';
import { versionConflict } from '../conflicts';
import { usesSection } from '../jobs/section-jobs';
import {
  chosenStart,
  countViews,
  keepCommunityStart,
  keepStart,
  type KeptView,
  lockViews,
  refusingTakenNames,
  viewOf,
  viewsOfList,
} from './list-views.sql';
import { listNamed, canOpenList } from './lists';

/** Of one list: what a person still finds their way in. */
const maxOwn = 30;
const maxShared = 50;

const canShareViews = ({ caller }: Pick<ReadContext, 'caller'>) =>
  caller.permissions.has('Shared View Update');

/** Throws where the list is not there for the caller. */
async function requireList({ tx, caller }: Pick<ReadContext, 'tx' | 'caller'>, name: string): Promise<void> {
  const list = listNamed(name);
  if (!list || !(await usesSection(tx, list.section))) throw notFound('list');
  if (!canOpenList(list, caller)) throw forbidden();
}

function shown(context: Pick<ReadContext, 'caller'>, view: KeptView): ListView {
  const isMine = view.memberId === context.caller.memberId;
  const canShare = canShareViews(context);
  return {
    ...pick(view, ['id', 'list', 'name', 'settings', 'isShared', 'author', 'version']),
    isMine,
    may: { change: view.isShared ? canShare : isMine, share: isMine && canShare },
  };
}

/** What the history tells: of a view that is somebody's own, that there is one, and not what they look for. */
const auditValues = ({
  list,
  name,
  settings,
  isShared,
}: Pick<KeptView, 'list' | 'name' | 'settings' | 'isShared'>) =>
  isShared ? { list, name, settings, isShared } : { list, isShared };

async function requireView(
  context: ReadContext,
  asked: { viewId: string; isRemoved?: boolean },
): Promise<KeptView> {
  const view = await viewOf(context.tx, context.caller, asked);
  if (!view) throw notFound('view');
  await requireList(context, view.list);
  return view;
}

/** Of a shared view the permission counts, whoever made it; the others are those of their author. */
async function requireChangeable(
  context: ReadContext,
  asked: { viewId: string; isRemoved?: boolean },
): Promise<KeptView> {
  const view = await requireView(context, asked);
  if (!shown(context, view).may.change)
    throw forbidden('Only people who manage shared views can change this one.');
  return view;
}

async function requireRoom(context: CallContext, view: Pick<KeptView, 'list' | 'isShared'>): Promise<void> {
  await lockViews(context.tx, context.caller, view.list);
  const most = view.isShared ? maxShared : maxOwn;
  if ((await countViews(context.tx, context.caller, view)) < most) return;
  throw conflict(
    'too-many-views',
    view.isShared
      ? msg`This list has reached its limit of ${most} shared views. Delete one first.`
      : msg`You’ve reached the limit of ${most} views for this list. Delete one first.`,
  );
}

/** A list's views for the caller, and with which it opens. */
export async function viewsFor(context: ReadContext, list: string): Promise<ListViews> {
  await requireList(context, list);
  const { tx, caller } = context;
  const views = await viewsOfList(tx, caller, list);
  return {
    views: views.map((view) => shown(context, view)),
    canShare: canShareViews(context),
    starts: {
      mine: await chosenStart(tx, caller, list),
      community: views.find(({ isStart }) => isStart)?.id ?? null,
    },
  };
}

export async function createView(
  context: CallContext,
  input: BodyOf<typeof listViewRoutes.createListView>,
): Promise<ListView> {
  await requireList(context, input.list);
  if (input.isShared && !canShareViews(context)) throw forbidden();
  await requireRoom(context, input);
  const { tx, caller } = context;
  const id = newId();
  await refusingTakenNames(
    tx
      .insertInto('listView')
      .values({
        tenantId: caller.tenantId,
        id,
        memberId: caller.memberId,
        ...input,
        settings: JSON.stringify(input.settings),
      })
      .execute(),
  );
  await context.audit(changeOf('list-view.create', { 'list-view': id }, {}, auditValues(input)));
  return shown(context, await requireView(context, { viewId: id }));
}

type Change = Partial<Pick<KeptView, 'name' | 'settings' | 'isShared'>> & {
  removedAt?: Date | null;
  isStart?: RawBuilder<boolean>;
};

/** Goes on being what the community begins with, if it is that when it is written: choosing it makes no new version. */
const staysStart = (may: boolean) => sql<boolean>`is_start and ${may}`;

/** Changes a view as it was read; throws 409 where it is not that any more. */
async function write(
  { tx }: CallContext,
  { id }: KeptView,
  version: number,
  { settings, ...change }: Change,
): Promise<void> {
  const written = await refusingTakenNames(
    tx
      .updateTable('listView')
      .set({ ...change, ...(settings && { settings: JSON.stringify(settings) }), version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst(),
  );
  if (written.numUpdatedRows === 0n) throw versionConflict('view');
}

export async function updateView(
  context: CallContext,
  viewId: string,
  { version, ...change }: BodyOf<typeof listViewRoutes.updateListView>,
): Promise<ListView> {
  const before = await requireChangeable(context, { viewId });
  if (change.isShared !== before.isShared) {
    if (!shown(context, before).may.share) throw forbidden('Only the view’s author can share it.');
    await requireRoom(context, { list: before.list, isShared: change.isShared });
  }
  // What is not shared any more cannot be what the community begins with.
  await write(context, before, version, { ...change, isStart: staysStart(change.isShared) });
  const after = await requireView(context, { viewId });
  await context.audit(
    changeOf('list-view.update', { 'list-view': viewId }, auditValues(before), auditValues(after)),
  );
  return shown(context, after);
}

interface AsRead {
  viewId: string;
  version: number;
}

/** Removes a view; who opened the list with it opens it as if they had chosen nothing. */
export async function removeView(context: CallContext, { viewId, version }: AsRead): Promise<ListView> {
  const view = await requireChangeable(context, { viewId });
  await write(context, view, version, { removedAt: context.platform.clock() });
  await context.audit(changeOf('list-view.remove', { 'list-view': viewId }, auditValues(view), {}));
  return { ...shown(context, view), version: version + 1 };
}

/** Brings back a view that was removed, to those too who opened the list with it. */
export async function restoreView(context: CallContext, { viewId, version }: AsRead): Promise<ListView> {
  const view = await requireChangeable(context, { viewId, isRemoved: true });
  await requireRoom(context, view);
  // Meanwhile the community may begin with another.
  const others = await viewsOfList(context.tx, context.caller, view.list);
  const isStart = staysStart(!others.some((other) => other.isStart));
  await write(context, view, version, { removedAt: null, isStart });
  await context.audit(changeOf('list-view.restore', { 'list-view': viewId }, {}, auditValues(view)));
  return { ...shown(context, view), version: version + 1 };
}

/** Chooses with which view a list opens. What a person chooses for themselves is nobody else's business. */
export async function startWith(
  context: CallContext,
  { list, mine, community }: BodyOf<typeof listViewRoutes.startWithListView>,
): Promise<ListViews> {
  await requireList(context, list);
  const { tx, caller } = context;
  // Whether a view is shared stays so from here on.
  if (community !== undefined) await lockViews(tx, caller, list);
  const viewOfList = async (viewId: string) => {
    const view = await requireView(context, { viewId });
    if (view.list !== list) throw notFound('view');
    return view;
  };
  if (mine !== undefined) {
    if (mine !== null && mine !== 'usual') await viewOfList(mine);
    await keepStart(tx, { tenantId: caller.tenantId, memberId: caller.memberId, list }, mine);
  }
  if (community !== undefined) {
    if (!canShareViews(context)) throw forbidden();
    if (community !== null && !(await viewOfList(community)).isShared)
      throw invalid({ community: 'Share this view first: it’s the default for everyone.' });
    const { views, starts } = await viewsFor(context, list);
    const facts = (start: string | null) => ({ view: views.find(({ id }) => id === start)?.name ?? null });
    await keepCommunityStart(tx, list, community);
    await context.audit(changeOf('list-view.start', { list }, facts(starts.community), facts(community)));
  }
  return viewsFor(context, list);
}
