import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { detailsOf } from '../document.fixture';
import { HoaDocumentPage } from './hoa-document.page';

let server: ReturnType<typeof answerCalls>;
const restored = jest.fn();
const content = jest.fn<Response, []>();

function open(part: Parameters<typeof detailsOf>[0] = {}) {
  server = answerCalls({
    'GET /api/v1/hoa-documents/:documentId': () => ({ data: detailsOf(part) }),
    'GET /api/v1/documents/:documentId/history': () => ({ data: [], page: pageOf() }),
    'GET /api/v1/documents/:documentId/content': () => content(),
    'PUT /api/v1/documents/:documentId/seen': () => new Response(null, { status: 204 }),
    'POST /api/v1/documents/:documentId/versions/:number/restore': ({ params, body }) => {
      restored(params, body);
      return { data: detailsOf({ versionNumber: 3, version: 4 }) };
    },
  });
  const user = personWith(['Hoa Document Details View']);
  const path = `/documents/hoa-documents/details?id=${idOf(100)}`;
  return renderPage(<HoaDocumentPage />, { path, user, wrap: withUi });
}

afterEach(() => {
  server.restore();
  resetStores();
});

test('an earlier version is restored as the newest', async () => {
  const { user } = open();
  const rows = await screen.findAllByRole('listitem');
  const first = rows.find((row) => row.textContent?.includes('Version 1'));
  if (!first) throw new Error('version 1 is not listed');
  await user.click(within(first).getByRole('button', { name: /Version 1/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore this version' }));
  expect(restored).toHaveBeenCalledWith({ documentId: idOf(100), number: '1' }, { version: 3 });
});

test('those who may only view can download and nothing else', async () => {
  open({ right: 'view' });
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
});

test('a text is shown, and one that cannot be read stays a download', async () => {
  content.mockReturnValueOnce(new Response('Bring your keys.'));
  open({ kind: 'text', name: 'Checklist.txt' });
  expect(await screen.findByText('Bring your keys.')).toBeVisible();
  server.restore();
  content.mockReturnValueOnce(new Response(null, { status: 404 }));
  open({ kind: 'text', name: 'Gone.txt' });
  expect(await screen.findByText(/cannot be shown here/)).toBeVisible();
});

test('one in the trash says so and can be restored', async () => {
  open({ trashedAt: '2026-11-20T12:00:00Z' });
  expect(await screen.findByText(/In the trash/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});
