import { personWith } from '@courtyard/common/testing';
import type { StorageReport } from '@courtyard/contract';
import { screen, within } from '@testing-library/react';
import { endApp, renderApp } from '../../testing/render-app';

const megabyte = 1024 * 1024;
const report: StorageReport = {
  usedBytes: 950 * megabyte,
  quotaBytes: 1000 * megabyte,
  files: 3,
  bySection: [
    { section: 'properties', files: 2, bytes: 949 * megabyte },
    { section: null, files: 1, bytes: megabyte },
  ],
  byKind: [{ kind: 'pdf', files: 3, bytes: 950 * megabyte }],
  byMonth: [
    { month: '2026-10-01', files: 1, bytes: megabyte },
    { month: '2026-11-01', files: 2, bytes: 949 * megabyte },
  ],
  largest: [
    {
      id: '0192f000-0000-7000-8000-000000000001',
      name: 'Deed.pdf',
      kind: 'pdf',
      bytes: 900 * megabyte,
      uploadedAt: '2026-11-02T12:00:00Z',
      uploadedBy: 'Alma Ruiz',
      role: { en: 'Document of a property', es: 'Documento de una propiedad' },
      record: { name: 'Elm 4', url: '/properties-common-areas/properties/detail?id=4' },
    },
    {
      id: '0192f000-0000-7000-8000-000000000002',
      name: null,
      kind: 'picture',
      bytes: 49 * megabyte,
      uploadedAt: '2026-11-02T12:00:00Z',
      uploadedBy: null,
      role: { en: 'Member photo', es: 'Foto de un miembro' },
      record: null,
    },
  ],
};

const open = (data: StorageReport) =>
  renderApp({
    path: '/administration/storage',
    user: personWith(['Storage View', 'Property Details View', 'Properties List View']),
    answers: { 'GET /api/v1/shell/storage/report': () => ({ data }) },
  });

afterEach(endApp);

test('it says how much is in use, that little is left, and what happens then', async () => {
  await open(report);
  expect(await screen.findByText('950 MB of 1000 MB, 95%')).toBeVisible();
  expect(screen.getByText(/^Less than 10% is left/)).toBeVisible();
  expect(
    screen.getByText(/When the limit is reached, existing files still open, but new ones can’t be uploaded/),
  ).toBeVisible();
  endApp();
  await open({ ...report, usedBytes: 1000 * megabyte });
  expect(await screen.findByText(/^Storage is full: new files can’t be uploaded/)).toBeVisible();
  endApp();
  await open({ ...report, quotaBytes: null });
  expect(await screen.findByText('950 MB, no limit')).toBeVisible();
  expect(screen.queryByRole('meter', { name: 'Used' })).toBeNull();
});

test('sections have their names, and the largest files lead to their records', async () => {
  await open(report);
  await screen.findByText('Deed.pdf');
  expect(screen.getByRole('link', { name: 'Elm 4' })).toHaveAttribute(
    'href',
    '/properties-common-areas/properties/detail?id=4',
  );
  const unused = screen.getByText('Not in use; deleted within a day');
  expect(unused.closest('ul')).toHaveTextContent('Properties & Areas949 MB · 2 files');
  const hidden = screen.getByText('A file you don’t have access to').closest('li');
  expect(within(hidden ?? document.body).queryByRole('link')).toBeNull();
  expect(hidden).toHaveTextContent('Member photo');
});

test('a community without files is told what will be here', async () => {
  await open({ ...report, files: 0, usedBytes: 0, bySection: [], byKind: [], byMonth: [], largest: [] });
  expect(await screen.findByText('No files yet')).toBeVisible();
});
