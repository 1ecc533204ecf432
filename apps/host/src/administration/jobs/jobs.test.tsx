import { personWith } from '@courtyard/common/testing';
import type { FailedJob } from '@courtyard/contract';
import { screen, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const reset: FailedJob = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  kind: 'auth.reset-link',
  title: { en: 'Send password link', es: 'Enviar el enlace de contraseña' },
  queuedAt: '2026-11-20T09:55:00Z',
  failedAt: '2026-11-20T10:00:00Z',
  attempts: 7,
  reason: 'unreachable',
  detail: 'ECONNREFUSED: connect ECONNREFUSED',
};
const report: FailedJob = {
  ...reset,
  id: '0199aaaa-0000-7000-8000-000000000002',
  title: { en: 'Export community data', es: 'Exportar los datos de la comunidad' },
  reason: 'fault',
};

async function open(given: FailedJob[], permissions = ['Failed Jobs View', 'Failed Job Update']) {
  let jobs = given;
  const without = ({ body }: { body: unknown }) => {
    const ids = Object(body).ids as string[] | undefined;
    const before = jobs.length;
    jobs = ids ? jobs.filter(({ id }) => !ids.includes(id)) : [];
    return { data: { count: before - jobs.length } };
  };
  return renderApp({
    path: '/administration/jobs',
    user: personWith(permissions),
    answers: {
      'GET /api/v1/shell/failed-jobs': () => ({ data: { jobs, total: jobs.length } }),
      'POST /api/v1/shell/failed-jobs/retry': without,
      'POST /api/v1/shell/failed-jobs/dismiss': without,
    },
  });
}

afterEach(endApp);

test('what failed says why in plain words, with the technical side folded, and is tried again', async () => {
  const { user } = await open([reset, report]);
  expect(await screen.findByText(/Couldn’t reach another server/)).toBeVisible();
  expect(screen.getAllByText(/ECONNREFUSED/)[0]).not.toBeVisible();
  for (const details of screen.getAllByText('Technical details')) await user.click(details);
  expect(screen.getAllByText(/ECONNREFUSED/)[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry: Send password link' }));
  expect(await screen.findByText('Retrying now.')).toBeVisible();
  expect(screen.queryByText('Send password link')).toBeNull();
  expect(screen.getByText('Export community data')).toBeVisible();
});

test('all are given up at once, with a reason', async () => {
  const { user, calls } = await open([reset, report]);
  await user.click(await screen.findByRole('button', { name: 'More for Failed jobs' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dismiss all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss all 2 failed jobs?' }));
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  expect(calls.some(({ name }) => name.endsWith('/dismiss'))).toBe(false);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Of the trial');
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('No failed jobs')).toBeVisible();
  expect(calls.findLast(({ name }) => name.endsWith('/dismiss'))?.body).toEqual({ reason: 'Of the trial' });
});

test('who may only look is told what it takes to change something', async () => {
  await open([reset], ['Failed Jobs View']);
  expect(await screen.findByText(/View only/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
});
