import { startListsWith } from '@courtyard/common';
import { answerCalls, problemOf, resetStores } from '@courtyard/common/testing';
import type { ListView, ListViews } from '@courtyard/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { violationsIn } from '../../../testing/axe.testing';
import { query, start } from '../../units.fixture';

const list = 'test.units';

const aView = (name: string, part: Partial<ListView> = {}): ListView => ({
  id: `id-of-${name.toLowerCase().replaceAll(' ', '-')}`,
  list,
  name,
  settings: { status: ['vacant'] },
  isShared: false,
  isMine: true,
  author: 'Alma Reyes',
  may: { change: true, share: true },
  version: 1,
  ...part,
});

/** A server that keeps the views of one list. */
function aServer(...views: ListView[]) {
  const kept: ListViews = { views, canShare: true, starts: { mine: null, community: null } };
  const removed = new Map<string, ListView>();
  const one = (id: string) => kept.views.find((view) => view.id === id);
  const path = '/api/v1/shell/list-views';
  const wire = answerCalls({
    [`GET ${path}`]: () => ({ data: kept }),
    [`POST ${path}`]: ({ body }) => {
      const view = aView('', { ...Object(body), id: 'id-of-new' });
      if (one('id-of-new'))
        return problemOf(422, 'validation', { fields: { name: 'There is one already.' } });
      kept.views = [...kept.views, view];
      return { data: view };
    },
    [`PUT ${path}/:viewId`]: ({ params, body }) => {
      kept.views = kept.views.map((view) =>
        view.id === params['viewId'] ? { ...view, ...Object(body), version: view.version + 1 } : view,
      );
      return { data: one(params['viewId'] ?? '') };
    },
    [`POST ${path}/:viewId/remove`]: ({ params }) => {
      const view = one(params['viewId'] ?? '') ?? aView('None');
      removed.set(view.id, view);
      kept.views = kept.views.filter(({ id }) => id !== view.id);
      return { data: { ...view, version: view.version + 1 } };
    },
    [`POST ${path}/:viewId/restore`]: ({ params }) => {
      kept.views = [...kept.views, removed.get(params['viewId'] ?? '') ?? aView('None')];
      return { data: kept.views.at(-1) };
    },
    [`PATCH ${path}/starts`]: ({ body }) => {
      Object.assign(kept.starts, body);
      return { data: kept };
    },
  });
  restore = wire.restore;
  return { kept, names: () => wire.calls.map(({ name }) => name) };
}

let restore = () => {};
afterEach(() => {
  restore();
  act(resetStores);
});

type User = ReturnType<typeof start>['user'];
const viewButton = (name: string | RegExp = 'Views') => screen.getByRole('button', { name });
async function openViews(user: User, name: string | RegExp = 'Views') {
  await user.click(viewButton(name));
  const panel = within(screen.getByRole('dialog', { name: 'Views' }));
  await panel.findByRole('button', { name: /Default view/ });
  return panel;
}
async function choose(user: User, view: string, label: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${view}` }));
  await user.click(screen.getByRole('menuitem', { name: label }));
}

test('what is set is kept under a name, opened again, and its address says it', async () => {
  const { names } = aServer();
  const { user, router, container } = start({}, '/?status=vacant&widths=note:120');
  const panel = await openViews(user);
  expect(await violationsIn(container)).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Save as new view' }));
  await user.keyboard('{Enter}');
  expect(panel.getByText('Enter a name.')).toBeVisible();
  await user.keyboard('Vacant ones{Enter}');
  await waitFor(() => expect(viewButton('Vacant ones')).toBeVisible());
  expect(router.state.location.search).toContain('saved=id-of-new');
  await user.click(screen.getByRole('button', { name: /Remove filter/ }));
  expect(viewButton('Vacant ones (changed)')).toBeVisible();
  await user.click((await openViews(user, /Vacant/)).getByRole('button', { name: 'Vacant ones' }));
  expect(query()).toMatchObject({ status: ['vacant'] });
  expect(new URLSearchParams(router.state.location.search).get('widths')).toBe('note:120');
  expect(names()).toContain('POST /api/v1/shell/list-views');
});

test('a name that is taken is said at the name, and what was typed stays', async () => {
  aServer(aView('new', { id: 'id-of-new' }));
  const { user } = start({}, '/?status=vacant');
  const panel = await openViews(user);
  await user.click(panel.getByRole('button', { name: 'Save as new view' }));
  await user.keyboard('new{Enter}');
  expect(await panel.findByText('There is one already.')).toBeVisible();
  expect(panel.getByLabelText('Name')).toHaveValue('new');
});

test('a changed view takes on what is set, and is opened by whoever follows its address', async () => {
  const { kept } = aServer(aView('Vacant ones'));
  const { user } = start({}, '/?status=occupied&saved=id-of-vacant-ones');
  await waitFor(() => expect(viewButton('Vacant ones (changed)')).toBeVisible());
  const panel = await openViews(user, /Vacant/);
  await user.click(panel.getByRole('button', { name: 'Save changes to Vacant ones' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /changed/ })).toBeNull());
  expect(kept.views[0]?.settings).toEqual({ status: ['occupied'] });
});

test('the list opens with the view that one begins with before anything is asked; the list as it comes is one press away', async () => {
  const view = aView('Vacant ones');
  const { names } = aServer(view);
  act(() => startListsWith([view]));
  const { user, router } = start();
  expect(query()).toMatchObject({ status: ['vacant'] });
  expect(names()).toEqual([]);
  expect(router.state.location.search).toBe('?status=vacant&saved=id-of-vacant-ones');
  expect(router.state.historyAction).toBe('REPLACE');
  const panel = await openViews(user, 'Vacant ones');
  await user.click(panel.getByRole('button', { name: 'Default view' }));
  expect(query()).toEqual({ limit: 50 });
  expect(router.state.location.search).toBe('?saved=usual');
});

test('who takes off the last filter sees everything, and not the view that the list opens with', async () => {
  const view = aView('Vacant ones');
  aServer(view);
  act(() => startListsWith([view]));
  const { user, router } = start({}, '/?status=occupied');
  await user.click(screen.getByRole('button', { name: /Remove filter/ }));
  expect(query()).toEqual({ limit: 50 });
  expect(router.state.location.search).toBe('?saved=usual');
  await act(async () => router.navigate('/'));
  expect(query()).toMatchObject({ status: ['vacant'] });
});

test('a view is made the first one, renamed, shared, and deleted with a way back', async () => {
  const { kept } = aServer(aView('Vacant ones'));
  const { user, router } = start();
  const panel = await openViews(user);
  await choose(user, 'Vacant ones', 'Set as my default');
  expect(await panel.findByText('My default')).toBeVisible();
  // What one looks at stays; the list opens so the next time.
  expect(query()).toEqual({ limit: 50 });
  expect(router.state.location.search).toBe('?saved=usual');
  await act(async () => router.navigate('/'));
  await waitFor(() => expect(query()).toMatchObject({ status: ['vacant'] }));
  await choose(user, 'Vacant ones', 'Rename');
  const name = panel.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Empty ones{Enter}');
  await choose(
    user,
    await panel.findByRole('button', { name: /^Empty ones/ }).then(() => 'Empty ones'),
    'Share with the community',
  );
  expect(await panel.findByRole('list', { name: 'Shared views' })).toBeVisible();
  await choose(user, 'Empty ones', 'Set as community default');
  expect(await panel.findByText(/Community default/)).toBeVisible();
  expect(kept.starts).toMatchObject({ mine: 'id-of-vacant-ones', community: 'id-of-vacant-ones' });
  await choose(user, 'Empty ones', 'Delete');
  await waitFor(() => expect(panel.queryByRole('button', { name: /^Empty ones/ })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept.views).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/');
});

test('a view that sets what the list no longer has opens without it, and says so', async () => {
  aServer(aView('Old', { settings: { status: ['vacant', 'sold'], owner: ['7'], columns: ['number,gone'] } }));
  const { user } = start();
  await user.click((await openViews(user)).getByRole('button', { name: 'Old' }));
  expect(query()).toMatchObject({ status: ['vacant'] });
  const panel = await openViews(user, /^Old/);
  expect(panel.getByRole('note')).toHaveTextContent(
    'This view uses a filter or column that no longer exists.',
  );
  expect(panel.getByRole('button', { name: 'Save changes to Old' })).toBeVisible();
});
