import { useAuth, useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { folderMessages } from './folder.messages';

/** What a folder is called: the top of a tree by whose it is. The caller's own has their id. */
export function useFolderName() {
  const t = useMessages(folderMessages);
  const ownId = useAuth(({ user }) => user?.memberId);
  return ({ id, name, root }: Pick<FolderSummary, 'id' | 'name' | 'root'>): string => {
    switch (root) {
      case null:
        return name;
      case 'hoa':
        return t('root.hoa');
      case 'unit':
        return t('root.unit', { name });
      case 'member':
        return id === ownId ? t('root.member') : t('ofOther', { name });
    }
  };
}
