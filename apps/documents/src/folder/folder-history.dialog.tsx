import { useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { folderVocabulary } from '@courtyard/contract/documents/folder/folder-vocabulary';
import { HistoryCard } from '@courtyard/ui/details';
import { Dialog } from '@courtyard/ui/overlays';
import { folderMessages } from './folder.messages';
import { folders } from './folder.queries';
import { useFolderName } from './use-folder-name';

/** Who created, renamed, moved and shared a folder. */
export function FolderHistoryDialog({ folder, onClose }: { folder: FolderSummary; onClose: () => void }) {
  const t = useMessages(folderMessages);
  const nameOf = useFolderName();
  return (
    <Dialog open onClose={onClose} title={nameOf(folder)}>
      <HistoryCard
        of={folders.historyOf(folder.id)}
        vocabulary={folderVocabulary}
        description={t(folder.right === 'change' ? 'historyText' : 'historyWithoutSharing')}
      />
    </Dialog>
  );
}
