import { personWith } from '@courtyard/common/testing';
import type { CommunityExport } from '@courtyard/contract';
import { screen, waitFor } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const made: CommunityExport = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  status: 'done',
  startedBy: 'Maya Okafor',
  startedAt: '2026-11-20T10:00:00Z',
  done: 41,
  total: 41,
  rows: 12_345,
  files: 7,
  damagedFiles: 1,
  bytes: 5_242_880,
  expiresAt: '2026-11-27T10:00:00Z',
  url: '/api/v1/community-exports/0199aaaa-0000-7000-8000-000000000001/file?expires=1&signature=x',
};

async function open(rows: CommunityExport[]) {
  let exports = rows;
  return renderApp({
    path: '/administration/data',
    user: personWith(['Community Export']),
    answers: {
      'GET /api/v1/shell/community/exports': () => ({ data: exports }),
      'POST /api/v1/shell/community/exports': () => {
        const begun: CommunityExport = { ...made, status: 'running', done: 3, url: null, expiresAt: null };
        exports = [begun];
        return { data: begun };
      },
      'DELETE /api/v1/shell/community/exports/:exportId': () => {
        exports = [];
        return undefined;
      },
    },
  });
}

afterEach(endApp);

test('an export that is ready says what it holds and leads to its file', async () => {
  await open([made]);
  const link = await screen.findByRole('link', { name: /^Download the export of/ });
  expect(link).toHaveAttribute('href', made.url);
  expect(screen.getByText('12,345 rows, 7 files, 5 MB')).toBeVisible();
  expect(screen.getByText('1 stored file was missing or damaged. See the manifest.')).toBeVisible();
});

test('one is begun, how far it is can be followed, and it can be stopped', async () => {
  const { user, calls } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Export everything' }));
  const progress = await screen.findByRole('progressbar', { name: 'In progress' });
  expect(progress).toHaveAttribute('aria-valuetext', '3 of 41 tables and files');
  expect(screen.queryByRole('button', { name: 'Export everything' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Stop the export of/ }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.getByText('No exports yet')).toBeVisible());
  expect(calls.findLast(({ name }) => name.startsWith('DELETE'))?.params).toEqual({ exportId: made.id });
});

test('one that failed says what to do', async () => {
  await open([{ ...made, status: 'failed', url: null }]);
  expect(await screen.findByText(/It failed three times/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
});
