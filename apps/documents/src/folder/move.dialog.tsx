import { toast, useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { Button, failureText } from '@courtyard/ui';
import { Dialog, DialogActions, DialogFailure } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { documentMessages } from '../document/document.messages';
import { useMoveDocument } from '../document/document.queries';
import type { Space } from '../document/document-paths';
import { FolderChoice } from './folder-choice';
import { folderMessages } from './folder.messages';
import { useFolders, useMoveFolder } from './folder.queries';
import { useFolderName } from './use-folder-name';

interface MoveDialogProps {
  name: string;
  space: Space;
  except?: string;
  onClose: () => void;
  move: (target: FolderSummary) => Promise<unknown>;
  done: (folder: string) => string;
}

function MoveDialog({ name, space, except, onClose, move, done }: MoveDialogProps) {
  const t = useMessages(folderMessages);
  const nameOf = useFolderName();
  const top = useFolders(space).data?.folder ?? null;
  const [opened, setOpened] = useState<FolderSummary | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const target = opened ?? top;
  const run = async () => {
    if (!target) return;
    setRunning(true);
    try {
      await move(target);
      toast({ title: done(nameOf(target)), kind: 'success' });
      onClose();
    } catch (error) {
      setFailure(failureText(error, t('moveTitle', { name })));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t('moveTitle', { name })}>
      <FolderChoice space={space} onOpen={setOpened} {...(except !== undefined && { except })} />
      <DialogFailure text={failure} />
      <DialogActions onCancel={onClose}>
        <Button
          variant="primary"
          loading={isRunning}
          disabled={!target || target.right === 'view'}
          onClick={() => void run()}
        >
          {t('moveHere')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface MovedDocument {
  id: string;
  name: string;
  space: Space;
  version: number;
}

export function MoveDocumentDialog({ item, onClose }: { item: MovedDocument; onClose: () => void }) {
  const t = useMessages(documentMessages);
  const { id, name, space, version } = item;
  const moving = useMoveDocument(id);
  return (
    <MoveDialog
      name={name}
      space={space}
      onClose={onClose}
      move={(target) => moving.mutateAsync({ version, folderId: target.id })}
      done={(folder) => t('moved', { name, folder })}
    />
  );
}

export function MoveFolderDialog({ folder, onClose }: { folder: FolderSummary; onClose: () => void }) {
  const t = useMessages(folderMessages);
  const { id, name, space, version } = folder;
  const moving = useMoveFolder(id);
  return (
    <MoveDialog
      name={name}
      space={space}
      except={id}
      onClose={onClose}
      move={(target) => moving.mutateAsync({ version, parentId: target.id })}
      done={(target) => t('movedFolder', { name, folder: target })}
    />
  );
}
