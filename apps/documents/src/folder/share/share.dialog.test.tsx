import { answerCalls, idOf, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { folderOf } from '../../document/document.fixture';
import { ShareDialog } from './share.dialog';

afterEach(resetStores);

test('a folder is shared with a role that is chosen by name, with the right that is set', async () => {
  const saved = jest.fn();
  const access = { isRestricted: false, grants: [], inherited: [], version: 1 };
  const role = { grantee: { kind: 'role' as const, id: idOf(7) }, label: 'Board Member', note: null };
  const server = answerCalls({
    'GET /api/v1/document-folders/:folderId/access': () => ({ data: access }),
    'GET /api/v1/document-folders/:folderId/grantees': () => ({ data: [role] }),
    'PUT /api/v1/document-folders/:folderId/access': ({ body }) => {
      saved(body);
      return { data: access };
    },
  });
  const onClose = jest.fn();
  const { user } = renderPage(<ShareDialog folder={folderOf()} onClose={onClose} />, {
    user: personWith([]),
    wrap: withUi,
  });
  await user.click(await screen.findByRole('button', { name: 'Add Board Member' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Access for Board Member' }), 'add');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Save sharing' }));
  expect(saved).toHaveBeenCalledWith({
    isRestricted: true,
    grants: [{ grantee: role.grantee, right: 'add' }],
    version: 1,
  });
  expect(onClose).toHaveBeenCalled();
  server.restore();
});
