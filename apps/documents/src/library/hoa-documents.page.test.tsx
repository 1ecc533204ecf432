import { answerCalls, idOf, pageOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { folderOf, summaryOf, topOf } from '../document/document.fixture';
import { HoaDocumentsPage } from './hoa-documents.page';

let server: ReturnType<typeof answerCalls>;
const asked: unknown[] = [];
const changed = jest.fn();

function open(path: string, right: 'view' | 'change' = 'change') {
  asked.length = 0;
  server = answerCalls({
    'GET /api/v1/hoa-documents': ({ query }) => {
      asked.push(String(query));
      return { data: [summaryOf({ right })], page: pageOf({ total: 1 }) };
    },
    'POST /api/v1/documents/tag': ({ body }) => {
      changed(body);
      const done = [{ id: idOf(100), version: 4 }];
      return { data: { changed: 1, unchanged: 0, left: [], done, job: null } };
    },
    'GET /api/v1/documents/contents': ({ query }) => {
      asked.push(String(query));
      return {
        data: [
          {
            document: summaryOf({ id: idOf(200), name: 'Minutes.pdf', hasThumbnail: false }),
            passages: [
              {
                page: 3,
                parts: [
                  { text: 'A <b>', isFound: false },
                  { text: 'quorum', isFound: true },
                  { text: ' was present.', isFound: false },
                ],
              },
            ],
          },
        ],
      };
    },
    'GET /api/v1/hoa-documents/folders/search': ({ query }) => {
      asked.push(`folders ${query}`);
      const parent = { id: idOf(10), name: 'Governing documents', root: null };
      return { data: [{ ...folderOf({ id: idOf(11), name: 'Quorum rules', right }), parent }] };
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

test('a search shows words of the content with their page, and marks them', async () => {
  open('/documents/hoa-documents?search=quorum');
  const details = `/documents/hoa-documents/details?id=${idOf(200)}#page=3`;
  expect(await screen.findByRole('link', { name: 'Minutes.pdf' })).toHaveAttribute('href', details);
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', details);
  expect(screen.getByText('quorum').tagName).toBe('MARK');
  expect(screen.getByText(/A <b>/)).toBeVisible();
  expect(asked).toContain('q=quorum&space=hoa');
});

test('a search shows folders of that name instead of those in the open folder, and where they are', async () => {
  open('/documents/hoa-documents?search=quorum');
  const folder = await screen.findByRole('link', { name: 'Quorum rules' });
  expect(folder).toHaveAttribute('href', `/documents/hoa-documents?folder=${idOf(11)}`);
  expect(screen.getByText('2 documents · in Governing documents')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Governing documents' })).toBeNull();
  expect(asked).toContain('folders q=quorum');
});

test('a filter without a search shows no folders', async () => {
  open('/documents/hoa-documents?favorite=yes');
  expect(await screen.findByRole('link', { name: 'Bylaws.pdf' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Folders' })).toBeNull();
  expect(asked.join()).not.toContain('folders');
});

test('without a search no content is asked for', async () => {
  open('/documents/hoa-documents');
  expect(await screen.findByRole('link', { name: 'Bylaws.pdf' })).toBeVisible();
  expect(screen.queryByText('Results in content')).toBeNull();
  expect(asked.join()).not.toContain('space=hoa');
});

test('favorites are asked for and found in all folders, as the address says', async () => {
  open(`/documents/hoa-documents?folder=${idOf(10)}&favorite=yes&sort=-openedAt`);
  expect(await screen.findByRole('link', { name: 'Bylaws.pdf' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Favorites: In favorites/ })).toBeVisible();
  expect(asked.join()).toMatch(/favorite=yes/);
  expect(asked.join()).toMatch(/sort=-openedAt/);
  expect(asked.join()).not.toContain('folderId');
});

test('documents that are ticked get a tag', async () => {
  const { user } = open('/documents/hoa-documents');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bylaws.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Tag' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tag 1 document' });
  await user.type(within(dialog).getByRole('textbox', { name: /Tag/ }), 'Taxes');
  await user.click(within(dialog).getByRole('button', { name: 'Update 1 document' }));
  expect(await screen.findByText('1 document updated')).toBeVisible();
  const chosen = { records: [{ id: idOf(100), version: 3 }] };
  expect(changed).toHaveBeenCalledWith({ space: 'hoa', chosen, tag: 'Taxes', isSet: true });
});

test('those who may only view can mark favorites, and nothing else of many', async () => {
  const { user } = open('/documents/hoa-documents', 'view');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bylaws.pdf' }));
  expect(screen.getByRole('button', { name: 'Add to favorites' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move to trash' })).toBeNull();
});
