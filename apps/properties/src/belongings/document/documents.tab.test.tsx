import { answerCalls, idOf, personWith, renderPage, resetStores, sampleOf } from '@courtyard/common/testing';
import { storedFile } from '@courtyard/contract';
import { propertyDocument, propertyDocumentInput } from '@courtyard/contract/properties/property/document';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { propertyOf } from '../../property/property.fixture';
import { DocumentsTab } from './documents.tab';

let server: ReturnType<typeof answerCalls>;

afterEach(() => {
  server.restore();
  resetStores();
});

const file = storedFile.parse({
  id: idOf(90),
  name: 'Deed 2020.pdf',
  mediaType: 'application/pdf',
  bytes: 184_320,
  uploadedAt: '2026-11-21T10:00:00Z',
  url: '/api/v1/files/90?signature=x',
});

const deed = sampleOf(propertyDocument, {
  id: idOf(91),
  propertyId: idOf(1),
  title: 'Deed 2020',
  category: 'deed',
  file,
  addedBy: 'Maya Okafor',
  addedAt: '2026-11-21T12:25:00Z',
});

function open(permissions: string[], handlers: Parameters<typeof answerCalls>[0] = {}) {
  server = answerCalls({
    'GET /api/v1/properties/:propertyId/documents': () => ({ data: [deed] }),
    ...handlers,
  });
  const property = propertyOf({ mine: true });
  return renderPage(<DocumentsTab property={property} />, { user: personWith(permissions), wrap: withUi });
}

test('a reader opens and downloads, and is offered no change', async () => {
  const { user } = open(['Property Details View']);
  expect(await screen.findByRole('link', { name: /Deed 2020/ })).toHaveAttribute('href', file.url);
  expect(screen.getByText(/180 KB/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for Deed 2020' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Download']);
  expect(screen.queryByRole('button', { name: 'Add document' })).toBeNull();
});

test('a chosen file is stored, names the document, and is filed', async () => {
  const { user } = open(['Property Document Update'], {
    'POST /api/v1/files': () => ({ data: file }),
    'POST /api/v1/properties/:propertyId/documents': () => ({ data: deed }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add document' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a document' });
  await user.upload(
    within(dialog).getByLabelText('File', { selector: 'input' }),
    new File(['%PDF'], 'Deed 2020.pdf', { type: 'application/pdf' }),
  );
  expect(await within(dialog).findByDisplayValue('Deed 2020')).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Kind' }), 'Deed');
  await user.click(within(dialog).getByRole('button', { name: 'Add document' }));
  expect(await screen.findByText('Deed 2020 was added')).toBeInTheDocument();
  const filed = server.calls.find(({ name }) => name === 'POST /api/v1/properties/:propertyId/documents');
  expect(propertyDocumentInput.parse(filed?.body)).toEqual({
    fileId: idOf(90),
    title: 'Deed 2020',
    category: 'deed',
  });
});

test('removing asks first', async () => {
  const { user } = open(['Property Document Update'], {
    'DELETE /api/v1/properties/:propertyId/documents/:documentId': () => new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Deed 2020' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(server.calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  const question = await screen.findByRole('alertdialog', { name: 'Remove Deed 2020?' });
  await user.click(within(question).getByRole('button', { name: 'Remove document' }));
  expect(await screen.findByText('Deed 2020 was removed')).toBeInTheDocument();
});
