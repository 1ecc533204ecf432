import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { folderOf, topOf } from '../document/document.fixture';
import { HoaDocumentsPage } from '../library/hoa-documents.page';

afterEach(resetStores);

const entry = {
  id: idOf(50),
  at: '2026-11-02T15:00:00Z',
  actor: 'Maya Okafor',
  action: 'document-folder.update',
  changes: { name: { before: 'Bylaws', after: 'Governing documents' } },
};

test('who may only view a folder reads its history from the menu of its page', async () => {
  const folder = folderOf({ right: 'view' });
  const path = [{ id: topOf().id, name: 'HOA documents', root: 'hoa' as const }];
  const server = answerCalls({
    'GET /api/v1/hoa-documents': () => ({ data: [], page: pageOf() }),
    'GET /api/v1/hoa-documents/folders': () => ({ data: { folder, path, folders: [] } }),
    'GET /api/v1/document-folders/:folderId/history': () => ({ data: [entry], page: pageOf({ total: 1 }) }),
  });
  const { user } = renderPage(<HoaDocumentsPage />, {
    path: `/documents/hoa-documents?folder=${folder.id}`,
    user: personWith(['Hoa Documents List View']),
    wrap: withUi,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Governing documents' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /More/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Folder history' }));
  const dialog = await screen.findByRole('dialog', { name: 'Governing documents' });
  expect(await within(dialog).findByText('Renamed')).toBeVisible();
  expect(within(dialog).getByText(/Maya Okafor/)).toBeVisible();
  expect(within(dialog).getByText(/Bylaws/)).toBeVisible();
  server.restore();
});
