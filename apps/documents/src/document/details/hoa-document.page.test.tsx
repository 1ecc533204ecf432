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
    'GET /api/v1/hoa-documents/:documentId': () => ({ data: detailsOf({ kind: 'other', ...part }) }),
    'GET /api/v1/documents/:documentId/history': () => ({ data: [], page: pageOf() }),
    'GET /api/v1/documents/:documentId/content': () => content(),
    'GET /api/v1/documents/:documentId/text': () => ({
      data: { parts: ['Quiet hours begin at ten.'], isCut: false },
    }),
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

test('two versions are compared by name, size and note', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Compare versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare versions of Bylaws.pdf' });
  expect(within(dialog).getByRole('combobox', { name: 'Earlier version' })).toHaveValue('1');
  expect(within(dialog).getByText('Lower quorum')).toBeVisible();
  expect(within(dialog).getByText('200 B larger')).toBeVisible();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Earlier version' }), '2');
  expect(within(dialog).getByText('Both versions have the same content.')).toBeVisible();
  expect(within(dialog).queryByText('200 B larger')).toBeNull();
});

test('those who may only view can download and nothing else', async () => {
  open({ right: 'view' });
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
});

test('a text is read from its beginning, and one that cannot be read is asked for again', async () => {
  content.mockReturnValueOnce(new Response(null, { status: 404 }));
  const { user } = open({ kind: 'text', name: 'Checklist.txt' });
  content.mockReturnValueOnce(new Response('Bring your keys.'));
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Bring your keys.')).toBeVisible();
  expect(server.calls.findLast(({ name }) => name.endsWith('/content'))?.headers.get('range')).toBe(
    'bytes=0-65535',
  );
});

test('Markdown is formatted, and HTML in it is text', async () => {
  const [version] = detailsOf().versions;
  if (!version) throw new Error('no version');
  content.mockReturnValueOnce(new Response('# Pool rules\n\n<b>No glass</b>'));
  open({
    kind: 'text',
    name: 'Rules.md',
    versions: [{ ...version, fileName: 'rules.md', mediaType: 'text/plain' }],
  });
  expect(await screen.findByRole('heading', { name: 'Pool rules' })).toBeVisible();
  expect(screen.getByText('<b>No glass</b>')).toBeVisible();
});

test('of a docx its text is shown, which is said, with the file beside it', async () => {
  open({ kind: 'document', name: 'House rules.docx' });
  const text = await screen.findByRole('region', { name: 'House rules.docx' });
  expect(text).toHaveTextContent('Quiet hours begin at ten.');
  expect(screen.getByText(/^Text only/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(2);
});

test('one in the trash says so and can be restored', async () => {
  open({ trashedAt: '2026-11-20T12:00:00Z' });
  expect(await screen.findByText(/In the trash/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});
