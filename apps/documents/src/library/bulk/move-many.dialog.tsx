import { useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { Button, failureText, Text } from '@courtyard/ui';
import { chosenRows, useBulkDone } from '@courtyard/ui/data';
import { Dialog, DialogActions, DialogFailure } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { hoaDocuments } from '../../document/document.queries';
import { FolderChoice } from '../../folder/folder-choice';
import { folderMessages } from '../../folder/folder.messages';
import { useFolders } from '../../folder/folder.queries';
import { useFolderName } from '../../folder/use-folder-name';
import { bulkMessages } from './bulk.messages';
import type { BulkDocumentsProps } from './use-many-documents';

/** Moves many documents to one folder. */
export function BulkMoveDialog({ selection, space, query, onClose }: BulkDocumentsProps) {
  const t = useMessages(bulkMessages);
  const tFolder = useMessages(folderMessages);
  const nameOf = useFolderName();
  const moving = hoaDocuments.useWrite('POST /api/v1/documents/move');
  const done = useBulkDone(selection);
  const top = useFolders(space).data?.folder ?? null;
  const [opened, setOpened] = useState<FolderSummary | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const target = opened ?? top;
  const title = t('moveTitle', { count: selection.count });
  const move = async () => {
    if (!target) return;
    try {
      const chosen = chosenRows(selection, query);
      const answer = await moving.mutateAsync({ space, chosen, folderId: target.id });
      done(answer, { title: (count) => t('moved', { count, folder: nameOf(target) }) });
      onClose();
    } catch (error) {
      setFailure(failureText(error, title));
    }
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <Text size="sm" tone="muted">
        {tFolder('moveNote')}
      </Text>
      <FolderChoice space={space} onOpen={setOpened} />
      <DialogFailure text={failure} />
      <DialogActions onCancel={onClose}>
        <Button
          variant="primary"
          loading={moving.isPending}
          disabled={!target || target.right === 'view'}
          onClick={() => void move()}
        >
          {t('moveHere')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
