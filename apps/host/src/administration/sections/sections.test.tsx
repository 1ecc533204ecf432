import { useUiConfig } from '@courtyard/common';
import { personWith } from '@courtyard/common/testing';
import type { SectionSetting } from '@courtyard/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useRegistry } from '../../registry/registry.store';
import { endApp, renderApp } from '../../testing/render-app';

const setting: SectionSetting = {
  id: 'properties',
  title: 'Properties & Areas',
  enabled: true,
  channel: 'stable',
  pinnedVersion: null,
  version: '1.1.0',
  stableVersion: '1.1.0',
  canaryVersion: '1.2.0',
  changedAt: '2026-11-12T10:00:00Z',
  misfit: null,
  promotion: { version: '1.2.0', channel: 'canary', misfits: [] },
  rollback: { version: '1.0.0', channel: 'pinned', misfits: [] },
  releases: [
    { version: '1.2.0', publishedAt: '2026-11-20T10:00:00Z' },
    { version: '1.1.0', publishedAt: '2026-11-10T10:00:00Z' },
  ],
  history: [{ at: '2026-11-12T10:00:00Z', actor: 'Maya Okafor', change: 'Follows stable' }],
  failures: [
    { version: '1.2.0', kind: 'timeout', count: 4, lastAt: '2026-11-20T10:00:00Z', file: 'page-beds.js' },
    { version: '1.1.0', kind: 'evaluation', count: 1, lastAt: '2026-11-19T10:00:00Z', file: null },
  ],
};

async function open(permissions: string[], refuse = false, part: Partial<SectionSetting> = {}) {
  const app = await renderApp({
    path: '/administration/sections',
    user: personWith(permissions),
    answers: {
      'GET /api/v1/shell/sections': () => ({ data: [{ ...setting, ...part }] }),
      'PATCH /api/v1/shell/sections/:sectionId': ({ body }) =>
        refuse
          ? Response.json({ code: 'conflict', detail: 'The host is too old for it' }, { status: 409 })
          : { data: Object.assign({}, setting, part, body) },
    },
  });
  await screen.findByRole('switch', { name: 'Properties & Areas' });
  return app;
}
const change = (calls: { name: string; body: unknown }[]) =>
  calls.findLast(({ name }) => name.startsWith('PATCH'));

afterEach(endApp);

test('a section is switched off, and the menu is asked for again', async () => {
  const { user, calls } = await open(['Sections View', 'Section Update']);
  const asked = () => calls.filter(({ name }) => name === 'GET /api/v1/shell/registry').length;
  const before = asked();
  await user.click(screen.getByRole('switch', { name: 'Properties & Areas' }));
  expect(change(calls)).toBeUndefined();
  await user.click(await screen.findByRole('button', { name: 'Turn Properties & Areas off' }));
  await screen.findByText('Properties & Areas is off.');
  expect(change(calls)).toMatchObject({ params: { sectionId: 'properties' }, body: { enabled: false } });
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Properties & Areas is on.');
  expect(change(calls)?.body).toEqual({ enabled: true, changedAt: setting.changedAt });
});

test('a section has its name in the person’s language', async () => {
  await open(['Sections View'], false, { titles: { es: 'Propiedades y áreas' } });
  act(() => useUiConfig.setState({ language: 'es' }));
  expect(await screen.findByRole('switch', { name: 'Propiedades y áreas' })).toBeVisible();
});

test('a channel is followed, and a version pinned', async () => {
  const { user, calls } = await open(['Sections View', 'Section Update']);
  await user.selectOptions(screen.getByLabelText('Properties & Areas: Release channel'), 'canary');
  await waitFor(() => expect(change(calls)?.body).toEqual({ channel: 'canary', pinnedVersion: null }));
  await screen.findByText('Saved: Properties & Areas');
  await waitFor(() => expect(screen.getByLabelText('Properties & Areas: Release channel')).toBeEnabled());
  await user.selectOptions(screen.getByLabelText('Properties & Areas: Release channel'), 'pinned');
  await waitFor(() => expect(change(calls)?.body).toEqual({ channel: 'pinned', pinnedVersion: '1.1.0' }));
  expect(await screen.findByLabelText('Properties & Areas: Pinned version')).toHaveValue('1.1.0');
});

test('promoting takes two clicks, names both versions, and can be taken back', async () => {
  const { user, calls } = await open(['Sections View', 'Section Update']);
  await user.click(screen.getByRole('button', { name: 'Promote Properties & Areas to 1.2.0' }));
  const asked = within(
    await screen.findByRole('alertdialog', { name: 'Promote Properties & Areas from 1.1.0 to 1.2.0?' }),
  );
  expect(
    asked.getByText(/The community then follows canary releases, which come before the stable ones/),
  ).toBeVisible();
  expect(change(calls)).toBeUndefined();
  await user.click(asked.getByRole('button', { name: 'Promote to 1.2.0' }));
  await screen.findByText('Properties & Areas is now on version 1.2.0.');
  const { changedAt } = setting;
  expect(change(calls)?.body).toEqual({ channel: 'canary', pinnedVersion: null, changedAt });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Properties & Areas is now on version 1.1.0.');
  expect(change(calls)?.body).toEqual({ channel: 'stable', pinnedVersion: null, changedAt });
});

test('rolling back stays at the version before', async () => {
  const { user, calls } = await open(['Sections View', 'Section Update']);
  await user.click(screen.getByRole('button', { name: 'Roll back Properties & Areas to 1.0.0' }));
  await user.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }));
  await screen.findByText('Properties & Areas is now on version 1.0.0.');
  expect(change(calls)?.body).toMatchObject({ channel: 'pinned', pinnedVersion: '1.0.0' });
});

test('a release that does not fit is named with the reasons, and not offered', async () => {
  const misfits = ['properties 1.2.0 uses Tree of @courtyard/ui, which the host does not offer'];
  const { user } = await open(['Sections View', 'Section Update'], false, {
    promotion: { version: '1.2.0', channel: 'canary', misfits },
    rollback: null,
  });
  expect(screen.queryByRole('button', { name: /^Roll back/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Promote Properties & Areas to 1.2.0' }));
  const told = within(
    await screen.findByRole('dialog', { name: 'Version 1.2.0 of Properties & Areas isn’t compatible' }),
  );
  expect(told.getByText(/uses Tree of @courtyard\/ui/)).toBeVisible();
  expect(told.queryByRole('button', { name: 'Promote to 1.2.0' })).toBeNull();
});

test('a move that is done asks nothing of the next one, whether that fits or not', async () => {
  const part: Partial<SectionSetting> = {};
  const { user } = await open(['Sections View', 'Section Update'], false, part);
  await user.click(screen.getByRole('button', { name: 'Roll back Properties & Areas to 1.0.0' }));
  Object.assign(part, {
    version: '1.0.0',
    rollback: { version: '0.9.0', channel: 'pinned', misfits: ['properties 0.9.0 does not fit'] },
  });
  // The menu takes its time to follow.
  const { load } = useRegistry.getState();
  let follow = () => {};
  useRegistry.setState({ load: () => new Promise<void>((done) => (follow = done)) });
  await user.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }));
  await screen.findByText('Version 1.0.0');
  expect(screen.getByRole('alertdialog', { name: /from 1\.1\.0 to 1\.0\.0/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  follow();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  useRegistry.setState({ load });
});

test('a refusal says why and changes nothing', async () => {
  const { user } = await open(['Sections View', 'Section Update'], true);
  await user.click(screen.getByRole('switch', { name: 'Properties & Areas' }));
  await user.click(await screen.findByRole('button', { name: 'Turn Properties & Areas off' }));
  await screen.findByText('The host is too old for it');
  expect(screen.getByRole('switch', { name: 'Properties & Areas' })).toBeChecked();
});

test('a release that does not fit is told, with what people get instead', async () => {
  const reasons = ['properties 1.1.0 uses Tree of @courtyard/ui, which the host does not offer'];
  await open(['Sections View'], false, { misfit: { reasons, servedVersion: '1.0.0' } });
  expect(screen.getByRole('alert')).toHaveTextContent(/so people see 1\.0\.0.*uses Tree of @courtyard\/ui/);
  endApp();
  await open(['Sections View'], false, { misfit: { reasons, servedVersion: null } });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'isn’t compatible with this server, and neither are earlier ones, so it can’t be opened',
  );
});

test('who may only look cannot change', async () => {
  await open(['Sections View']);
  expect(screen.getByRole('switch', { name: 'Properties & Areas' })).toBeDisabled();
  expect(screen.getByText(/View only/)).toBeVisible();
});

test('what failed in browsers is told per version and kind', async () => {
  const { user } = await open(['Sections View']);
  await user.click(screen.getByText('Failures in the last seven days: 5'));
  const told = screen.getByText(/Version 1\.2\.0: it timed out after ten seconds \(4 times\)\./);
  expect(told).toBeVisible();
  expect(told).toHaveTextContent('page-beds.js, last');
  expect(screen.getByText(/Version 1\.1\.0: it crashed \(once\)\./)).toBeVisible();
});
