import { folderRoutes } from '@courtyard/contract/documents/folder/folder';
import { implement, type Module } from '../../../platform/http/implement';
import { requireFolderToRead } from './folder.access';
import { getFolderAccess, setFolderAccess } from './sharing/folder-access.service';
import { hoaFolders, myFolders } from './folder-listing';
import { createFolder, moveFolder, removeFolder, renameFolder } from './folder.service';
import { setFollowed } from './notifications/follow.service';
import { folderHistory } from './sharing/folder-history';
import { granteeChoices } from './sharing/grantee.sql';

export const folderModule: Module = () => [
  implement(folderRoutes.listHoaFolders, async (call) => ({
    data: await hoaFolders(call, call.query.parentId),
  })),
  implement(folderRoutes.listMyFolders, async (call) => ({
    data: await myFolders(call, call.query.parentId),
  })),
  implement(folderRoutes.folderHistory, folderHistory),
  implement(folderRoutes.createFolder, async (call) => ({ data: await createFolder(call, call.body) })),
  implement(folderRoutes.updateFolder, async (call) => ({
    data: await renameFolder(call, call.params.folderId, call.body),
  })),
  implement(folderRoutes.moveFolder, async (call) => ({
    data: await moveFolder(call, call.params.folderId, call.body),
  })),
  implement(folderRoutes.removeFolder, (call) => removeFolder(call, call.params.folderId)),
  implement(folderRoutes.getFolderAccess, async (call) => ({
    data: await getFolderAccess(call, call.params.folderId),
  })),
  implement(folderRoutes.setFolderAccess, async (call) => ({
    data: await setFolderAccess(call, call.params.folderId, call.body),
  })),
  implement(folderRoutes.followFolder, (call) =>
    setFollowed(call, call.params.folderId, call.body.isFollowed),
  ),
  implement(folderRoutes.granteeChoices, async (call) => {
    await requireFolderToRead(call, call.params.folderId, 'change');
    return { data: await granteeChoices(call, call.query) };
  }),
];
