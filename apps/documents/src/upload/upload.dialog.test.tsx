import { answerCalls, idOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import type { sendInParts } from '@courtyard/ui/uploads';
import { withUi } from '@courtyard/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { detailsOf, folderOf, topOf } from '../document/document.fixture';
import { UploadDialog } from './upload.dialog';

type Send = typeof sendInParts;
interface Open {
  file: File;
  to: Parameters<Send>[1];
  sending: Parameters<Send>[2];
  arrive: () => void;
}

// The bytes go by XMLHttpRequest over a line that a journey has; here it is what the dialog makes of them.
const mockOpen: Open[] = [];
jest.mock('@courtyard/ui/uploads', () => ({
  ...jest.requireActual<object>('@courtyard/ui/uploads'),
  sendInParts: (file: File, to: Open['to'], sending: Open['sending']) =>
    new Promise((resolve) => {
      mockOpen.push({ file, to, sending, arrive: () => resolve({ id: idOf(90 + mockOpen.length) }) });
    }),
}));

let server: ReturnType<typeof answerCalls>;
let made: string[] = [];
let documents: unknown[] = [];
const onClose = jest.fn();

beforeEach(() => {
  mockOpen.length = 0;
  [made, documents] = [[], []];
  onClose.mockReset();
  server = answerCalls({
    'GET /api/v1/hoa-documents/folders': ({ query }) => ({
      data: {
        folder: topOf(),
        path: [],
        folders: query.get('parentId') === topOf().id ? [folderOf({ name: 'Plans' })] : [],
      },
    }),
    'POST /api/v1/document-folders': ({ body }) => {
      const { name } = body as { name: string };
      made.push(name);
      return { data: folderOf({ id: idOf(70 + made.length), name }) };
    },
    'POST /api/v1/documents': ({ body }) => {
      documents.push(body);
      return { data: detailsOf() };
    },
  });
});
afterEach(() => {
  server.restore();
  resetStores();
});

const open = () =>
  renderPage(<UploadDialog folder={topOf()} onClose={onClose} />, {
    path: '/documents/hoa-documents',
    user: personWith(['Hoa Documents List View']),
    wrap: withUi,
  });

const input = () => screen.getByLabelText('Files', { selector: 'input' });
const inFolder = (name: string, path: string) =>
  Object.defineProperty(new File(['text'], name, { lastModified: 1 }), 'webkitRelativePath', {
    value: `${path}/${name}`,
  });

test('files are sent at once, and each becomes a document when it has arrived', async () => {
  const { user } = open();
  await user.upload(input(), [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  await waitFor(() => expect(mockOpen).toHaveLength(2));
  expect(mockOpen[0]?.to).toEqual({ purpose: 'document', about: topOf().id });
  mockOpen[0]?.arrive();
  expect(await screen.findByText(/^Uploaded · /)).toBeVisible();
  expect(documents).toMatchObject([{ folderId: topOf().id }]);
  expect(onClose).not.toHaveBeenCalled();
  mockOpen[1]?.arrive();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(documents).toHaveLength(2);
});

test('the folders of a folder are made once, and one that is there is used', async () => {
  const { user } = open();
  const files = [
    inFolder('roof.pdf', 'plans'),
    inFolder('1.pdf', 'plans/2024'),
    inFolder('2.pdf', 'plans/2024'),
  ];
  await user.upload(input(), files);
  await waitFor(() => expect(mockOpen).toHaveLength(3));
  expect(made).toEqual(['2024']);
  const abouts = mockOpen
    .map(({ file, to }) => [file.name, to.about])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  expect(abouts).toEqual([
    ['1.pdf', idOf(71)],
    ['2.pdf', idOf(71)],
    ['roof.pdf', folderOf().id],
  ]);
});

test('a file is paused, resumed and cancelled, and the progress is told sparingly', async () => {
  const { user } = open();
  await user.upload(input(), new File(['x'.repeat(100)], 'scan.pdf'));
  await waitFor(() => expect(mockOpen).toHaveLength(1));
  const first = mockOpen[0];
  act(() => {
    first?.sending.onProgress(30);
  });
  await waitFor(() => expect(screen.getByText('25% uploaded')).toHaveAttribute('role', 'status'));
  await user.click(screen.getByRole('button', { name: 'Pause scan.pdf' }));
  expect(first?.sending.signal.aborted).toBe(true);
  const list = screen.getByRole('list', { name: 'Uploads' });
  expect(within(list).getByText(/^Paused/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resume scan.pdf' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel scan.pdf' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  expect(documents).toEqual([]);
});

test('who closes the dialog while something is on its way is asked first', async () => {
  const { user } = open();
  await user.upload(input(), new File(['x'], 'scan.pdf'));
  await waitFor(() => expect(mockOpen).toHaveLength(1));
  act(() => {
    mockOpen[0]?.sending.onReconnecting();
  });
  expect((await screen.findAllByText(/Reconnecting/))[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const question = screen.getByRole('alertdialog', { name: 'Leave while uploading?' });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
