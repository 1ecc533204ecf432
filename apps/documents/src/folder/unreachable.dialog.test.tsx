import { answerCalls, idOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { folderOf } from '../document/document.fixture';
import { UnreachableDialog } from './unreachable.dialog';

afterEach(resetStores);

test('a folder that nobody can open is taken over', async () => {
  const taken = jest.fn();
  const folder = { id: idOf(20), name: 'Old board', grantees: ['Ann Lee', null], documents: 2 };
  const server = answerCalls({
    'GET /api/v1/document-folders/unreachable': () => ({
      data: [{ ...folder, updatedAt: '2026-11-01T15:00:00Z' }],
    }),
    'POST /api/v1/document-folders/:folderId/take-over': ({ params }) => {
      taken(params);
      return { data: folderOf({ id: folder.id, name: folder.name }) };
    },
  });
  const onClose = jest.fn();
  const { user } = renderPage(<UnreachableDialog onClose={onClose} />, {
    user: personWith(['Hoa Document Update', 'Role Update']),
    wrap: withUi,
  });
  expect(await screen.findByText(/Shared with Ann Lee, No longer exists/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take over Old board' }));
  expect(taken).toHaveBeenCalledWith({ folderId: folder.id });
  expect(onClose).toHaveBeenCalled();
  server.restore();
});
