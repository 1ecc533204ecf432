import { unreachableFolderRoutes } from '@courtyard/contract/documents/folder/unreachable-folders';
import { implement, type Module } from '../../../../platform/http/implement';
import { takeOverFolder, unreachableFolders } from './take-over.service';

export const takeOverModule: Module = () => [
  implement(unreachableFolderRoutes.listUnreachableFolders, async (call) => ({
    data: await unreachableFolders(call),
  })),
  implement(unreachableFolderRoutes.takeOverFolder, async (call) => ({
    data: await takeOverFolder(call, call.params.folderId),
  })),
];
