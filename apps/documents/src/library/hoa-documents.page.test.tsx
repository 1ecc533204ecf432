import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { folderOf, summaryOf, topOf } from '../document/document.fixture';
import { HoaDocumentsPage } from './hoa-documents.page';

let server: ReturnType<typeof answerCalls>;
const asked: unknown[] = [];

function open(path: string, right: 'view' | 'change' = 'change') {
  asked.length = 0;
  server = answerCalls({
    'GET /api/v1/hoa-documents': ({ query }) => {
      asked.push(String(query));
      return { data: [summaryOf()], page: pageOf({ total: 1 }) };
    },
    'GET /api/v1/hoa-documents/folders': ({ query }) => {
      const isTop = query.get('parentId') !== idOf(10);
      const top = topOf({ right });
      return isTop
        ? { data: { folder: top, path: [], folders: [folderOf({ right })] } }
        : {
            data: {
              folder: folderOf({ right }),
              path: [{ id: top.id, name: top.name, root: 'hoa' }],
              folders: [],
            },
          };
    },
  });
  const user = personWith(['Hoa Documents List View', 'Hoa Document Details View']);
  return renderPage(<HoaDocumentsPage />, { path, user, wrap: withUi });
}

afterEach(() => {
  server.restore();
  resetStores();
});

test('the top lists all documents, and its folders lead further', async () => {
  open('/documents/hoa-documents');
  expect(await screen.findByRole('link', { name: 'Bylaws.pdf' })).toBeVisible();
  const folder = await screen.findByRole('link', { name: 'Governing documents' });
  expect(folder).toHaveAttribute('href', `/documents/hoa-documents?folder=${idOf(10)}`);
  expect(JSON.stringify(asked)).not.toContain('folderId');
});

test('a folder asks for what is right in it, and can be filled by those who may add', async () => {
  open(`/documents/hoa-documents?folder=${idOf(10)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Governing documents' })).toBeVisible();
  expect(JSON.stringify(asked)).toContain(idOf(10));
  expect(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
});

test('those who may only view are offered nothing to add', async () => {
  open(`/documents/hoa-documents?folder=${idOf(10)}`, 'view');
  expect(await screen.findByRole('heading', { level: 1, name: 'Governing documents' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull();
});
