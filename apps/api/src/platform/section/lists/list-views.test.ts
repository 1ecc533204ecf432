import type { ListSettings } from '@courtyard/contract';
import { demoEmail } from '../../../demo/demo';
import { type TestPerson, withApp } from '../../../testing';
import { untilSomebodyWaits } from '../../../testing/until';
import { newId } from '../../core/ids';
import type { DemoPerson } from '../demo/demo-community';
import { keepCommunityStart } from './list-views.sql';
import { listNamed } from './lists';
import { startingViewsOf } from './starting-views.sql';

const tested = withApp();
const list = 'properties.assets';
const path = '/api/v1/shell/list-views';
const settings: ListSettings = { status: ['in-service'], sort: ['-installedOn'] };
const person = (role: DemoPerson) => tested.client.as(role, 'demo');

const make = async (who: TestPerson, name: string, isShared = false, of = list) =>
  (await who.ok(`POST ${path}`, { body: { list: of, name, settings, isShared } })).data;
const seen = async (who: TestPerson, of = list) =>
  (await who.ok(`GET ${path}`, { query: { list: of } })).data;
const names = async (who: TestPerson, of = list) => (await seen(who, of)).views.map(({ name }) => name);
/** With which view the list opens for somebody who may open it, unless they lack the permission for that. */
const opensWith = (role: DemoPerson, permissions = ['Assets List View']) =>
  tested.platform.inTenant(tested.tenants.demo, async (tx) => {
    const { id: memberId } = await tx
      .selectFrom('member')
      .innerJoin('identity', 'identity.id', 'member.identityId')
      .select('member.id')
      .where('identity.email', '=', demoEmail(role, 'demo'))
      .executeTakeFirstOrThrow();
    const starting = await startingViewsOf(tx, { memberId, permissions: new Set(permissions) });
    return starting.get('properties')?.find((view) => view.list === list)?.name;
  });
const start = (who: TestPerson, body: { mine?: string | null; community?: string | null }) =>
  who.ok(`PATCH ${path}/starts`, { body: { list, ...body } });

test('every list that can be filtered has views, under the name that pages know it by', () => {
  expect(listNamed('properties.assets')).toEqual({ section: 'properties', access: 'Assets List View' });
  expect(listNamed('properties.reserve-components')?.access).toBe('Reserve Components List View');
  expect(listNamed('properties.properties')?.access).toBe('Properties List View');
  expect(listNamed('properties.reservations')).toBeDefined();
});

test('a private view is there for who made it, and for nobody else', async () => {
  const [admin, board] = [await person('admin'), await person('board')];
  const elsewhere = await tested.client.as('admin', 'lakeside');
  const view = await make(admin, 'Mine alone');
  expect(view).toMatchObject({ settings, isMine: true, isShared: false, may: { change: true, share: true } });
  expect(await names(admin)).toContain('Mine alone');
  for (const other of [board, elsewhere]) {
    expect(await names(other)).not.toContain('Mine alone');
    const body = { name: 'Theirs', settings, isShared: false, version: 1 };
    const refused = await other.call(`PUT ${path}/:viewId`, { params: { viewId: view.id }, body });
    expect(refused.status).toBe(404);
  }
});

test('a shared view is read by who may open the list, and changed by those who look after shared ones', async () => {
  const [admin, board, owner] = [await person('admin'), await person('board'), await person('owner')];
  const of = 'properties.reserve-components';
  const { id: viewId } = await make(board, 'Due soon', true, of);
  const [shared] = (await seen(owner, of)).views;
  expect(shared).toMatchObject({ name: 'Due soon', isMine: false, may: { change: false, share: false } });
  const body = { name: 'Due later', settings, isShared: true, version: 1 };
  expect((await owner.call(`PUT ${path}/:viewId`, { params: { viewId }, body })).status).toBe(403);
  await admin.ok(`PUT ${path}/:viewId`, { params: { viewId }, body });
  expect(await names(board, of)).toEqual(['Due later']);
  // Only its author takes it back to themselves.
  const hidden = { ...body, isShared: false, version: 2 };
  expect((await admin.call(`PUT ${path}/:viewId`, { params: { viewId }, body: hidden })).status).toBe(403);
  await board.ok(`PUT ${path}/:viewId`, { params: { viewId }, body: hidden });
  expect(await names(owner, of)).toEqual([]);
  const shareAsOwner = { list: of, name: 'Everyone', settings, isShared: true };
  expect((await owner.call(`POST ${path}`, { body: shareAsOwner })).status).toBe(403);
});

test('who may not open the list reads none of its views, keeps none, and gets none in the registry', async () => {
  const [admin, owner] = [await person('admin'), await person('owner')];
  const { id } = await make(admin, 'Of the register', true);
  await start(admin, { community: id });
  expect((await owner.call(`GET ${path}`, { query: { list } })).status).toBe(403);
  const body = { list, name: 'Sneaky', settings, isShared: false };
  expect((await owner.call(`POST ${path}`, { body })).status).toBe(403);
  expect((await owner.call(`PATCH ${path}/starts`, { body: { list, mine: id } })).status).toBe(403);
  const asRead = { params: { viewId: id }, body: { version: 1 } };
  expect((await owner.call(`POST ${path}/:viewId/remove`, asRead)).status).toBe(403);
  expect(await opensWith('owner', [])).toBeUndefined();
  expect(await opensWith('owner')).toBe('Of the register');
  expect((await admin.call(`GET ${path}`, { query: { list: 'properties.nothing' } })).status).toBe(404);
  await start(admin, { community: null });
});

test('a list opens with the own choice, else with the community’s, and as it comes for who wants that', async () => {
  const [admin, board] = [await person('admin'), await person('board')];
  const shared = await make(admin, 'For all', true);
  const own = await make(board, 'For the board');
  await start(admin, { community: shared.id });
  expect([await opensWith('admin'), await opensWith('board')]).toEqual(['For all', 'For all']);
  await start(board, { mine: own.id });
  expect(await opensWith('board')).toBe('For the board');
  await start(board, { mine: 'usual' });
  expect(await opensWith('board')).toBeUndefined();
  await start(board, { mine: null });
  expect(await opensWith('board')).toBe('For all');
  const owner = await person('treasurer');
  const refused = await tested.client.as('vendor', 'demo');
  expect((await refused.call(`PATCH ${path}/starts`, { body: { list, community: null } })).status).toBe(403);
  const privately = await owner.call(`PATCH ${path}/starts`, { body: { list, community: own.id } });
  expect(privately.status).toBe(404);
  const notShared = await board.call(`PATCH ${path}/starts`, { body: { list, community: own.id } });
  expect([notShared.status, notShared.text]).toEqual([422, expect.stringContaining('Share this view first')]);
});

test('what was removed comes back with whoever opened the list with it, unless its place was taken', async () => {
  const [admin, board] = [await person('admin'), await person('board')];
  const view = await make(admin, 'Back and forth', true);
  await start(admin, { community: view.id });
  const asRead = (version: number) => ({ params: { viewId: view.id }, body: { version } });
  const gone = (await admin.ok(`POST ${path}/:viewId/remove`, asRead(1))).data;
  expect([await opensWith('board'), (await names(board)).includes('Back and forth')]).toEqual([
    undefined,
    false,
  ]);
  expect((await board.call(`POST ${path}/:viewId/restore`, asRead(1))).status).toBe(409);
  await board.ok(`POST ${path}/:viewId/restore`, asRead(gone.version));
  expect(await opensWith('board')).toBe('Back and forth');
  await admin.ok(`POST ${path}/:viewId/remove`, asRead(3));
  await make(admin, 'back and forth', true);
  const taken = await admin.call(`POST ${path}/:viewId/restore`, asRead(4));
  expect([taken.status, taken.text]).toEqual([
    422,
    expect.stringContaining('A view with this name already exists'),
  ]);
  tested.setClock(new Date(Date.now() + 2 * 86_400_000));
  await tested.runJob('platform.housekeeping');
  expect((await admin.call(`POST ${path}/:viewId/restore`, asRead(4))).status).toBe(404);
});

test('of two who change one at once, the second is told so and changes nothing', async () => {
  const [admin, board] = [await person('admin'), await person('board')];
  const { id: viewId } = await make(admin, 'Two hands', true);
  const change = (who: TestPerson, name: string) =>
    who.call(`PUT ${path}/:viewId`, {
      params: { viewId },
      body: { name, settings, isShared: true, version: 1 },
    });
  const answers = await Promise.all([change(admin, 'By one'), change(board, 'By other')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await names(admin)).filter((name) => name.startsWith('By '))).toHaveLength(1);
});

test('who changes a view does not undo that the community begins with it meanwhile', async () => {
  const [admin, board] = [await person('admin'), await person('board')];
  const { id: viewId } = await make(admin, 'Begun with', true);
  const { platform, tenants } = tested;
  const change = await platform.inTenant(tenants.demo, async (tx) => {
    await tx.selectFrom('listView').select('id').where('id', '=', viewId).forUpdate().execute();
    const body = { name: 'Begun with it', settings, isShared: true, version: 1 };
    const changed = board.ok(`PUT ${path}/:viewId`, { params: { viewId }, body });
    // It has read the view, and is to write it.
    await untilSomebodyWaits(platform.pool);
    await keepCommunityStart(tx, list, viewId);
    return { changed };
  });
  await change.changed;
  expect((await seen(admin)).starts.community).toBe(viewId);
  await start(admin, { community: null });
});

test('there are only so many, of one name only one, and each is of reasonable size', async () => {
  const [treasurer] = [await person('treasurer')];
  const body = (name: string, more = {}) => ({ body: { list, name, settings, isShared: false, ...more } });
  const made = await Promise.all(
    Array.from({ length: 32 }, (_, at) => treasurer.call(`POST ${path}`, body(`View ${at}`))),
  );
  expect(made.filter(({ status }) => status === 200)).toHaveLength(30);
  const tooMany = made.find(({ status }) => status !== 200);
  expect([tooMany?.status, tooMany?.text]).toEqual([409, expect.stringContaining('limit of 30 views')]);
  const board = await person('board');
  const named = await make(board, 'Once');
  expect((await board.call(`POST ${path}`, body('ONCE'))).text).toContain(
    'A view with this name already exists',
  );
  expect((await board.call(`POST ${path}`, body('x'.repeat(61)))).status).toBe(422);
  const large = { search: Array.from({ length: 3 }, () => 'x'.repeat(1500)) };
  expect((await board.call(`POST ${path}`, body('Large', { settings: large }))).text).toContain(
    'This view has too many settings',
  );
  expect((await board.call(`POST ${path}`, body('Odd', { settings: { 'a b': ['1'] } }))).status).toBe(422);
  expect(named.version).toBe(1);
});

test('the history tells what is shared in full, and of what is private that it is there', async () => {
  const board = await person('board');
  const secret = await make(board, 'Who owes what');
  const shared = await make(board, 'Everybody’s', true);
  const entries = await tested.platform.inTenant(tested.tenants.demo, (tx) =>
    tx
      .selectFrom('auditLog')
      .select(['subjectId', 'changes'])
      .where('action', '=', 'list-view.create')
      .where('subjectId', 'in', [secret.id, shared.id])
      .orderBy('at')
      .execute(),
  );
  expect(entries.map(({ changes }) => Object.keys(changes).toSorted())).toEqual([
    ['isShared', 'list'],
    ['isShared', 'list', 'name', 'settings'],
  ]);
  const admin = await person('admin');
  await start(admin, { community: shared.id });
  await start(admin, { community: null });
  const starts = await tested.platform.inTenant(tested.tenants.demo, (tx) =>
    tx
      .selectFrom('auditLog')
      .select('changes')
      .where('action', '=', 'list-view.start')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(2)
      .execute(),
  );
  expect(starts.map(({ changes }) => changes)).toEqual([
    { view: { before: 'Everybody’s', after: null } },
    { view: { before: null, after: 'Everybody’s' } },
  ]);
  expect((await board.call(`PATCH ${path}/starts`, { body: { list, mine: newId() } })).status).toBe(404);
});
