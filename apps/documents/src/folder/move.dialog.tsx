import { toast, useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { Button, failureText, Text } from '@courtyard/ui';
import { Dialog, DialogActions, DialogFailure } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { documentMessages } from '../document/document.messages';
import { useCopyDocument, useMoveDocument } from '../document/document.queries';
import type { Space } from '../document/document-paths';
import { libraryMessages } from '../library/library.messages';
import { FolderChoice } from './folder-choice';
import { folderMessages } from './folder.messages';
import { useFolders, useMoveFolder } from './folder.queries';
import { useFolderName } from './use-folder-name';

interface TargetDialogProps {
  title: string;
  verb: string;
  space: Space;
  /** Whether a folder of the other tree can be chosen too. */
  isAnyTree?: boolean;
  except?: string;
  onClose: () => void;
  /** What goes along, above the folders. */
  note?: string;
  action: (target: FolderSummary) => Promise<unknown>;
  /** What is said then; nothing where something follows. */
  done?: (folder: string) => string;
}

const otherOf = { hoa: 'mine', mine: 'hoa' } as const;

/** Chooses the folder to which something goes. */
export function TargetDialog(props: TargetDialogProps) {
  const { title, verb, isAnyTree = false, except, note, onClose, action, done } = props;
  const t = useMessages(folderMessages);
  const tLibrary = useMessages(libraryMessages);
  const nameOf = useFolderName();
  const [space, setSpace] = useState(props.space);
  const top = useFolders(space).data?.folder ?? null;
  const [opened, setOpened] = useState<FolderSummary | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const target = opened ?? top;
  const other = otherOf[space];
  const run = async () => {
    if (!target) return;
    setRunning(true);
    try {
      await action(target);
      if (done) toast({ title: done(nameOf(target)), kind: 'success' });
      onClose();
    } catch (error) {
      setFailure(failureText(error, title));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      {note === undefined ? null : (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
      {isAnyTree ? (
        <Button
          size="sm"
          variant="link"
          onClick={() => {
            setSpace(other);
            setOpened(null);
          }}
        >
          {t('otherTree', { tree: tLibrary(`title.${other}`) })}
        </Button>
      ) : null}
      <FolderChoice key={space} space={space} onOpen={setOpened} {...(except !== undefined && { except })} />
      <DialogFailure text={failure} />
      <DialogActions onCancel={onClose}>
        <Button
          variant="primary"
          loading={isRunning}
          disabled={!target || target.right === 'view'}
          onClick={() => void run()}
        >
          {verb}
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

type CopiedDocument = Pick<MovedDocument, 'id' | 'name' | 'space'> & Pick<FolderSummary, 'right'>;

export function MoveDocumentDialog({ item, onClose }: { item: MovedDocument; onClose: () => void }) {
  const t = useMessages(documentMessages);
  const tFolder = useMessages(folderMessages);
  const { id, name, space, version } = item;
  const moving = useMoveDocument(id);
  return (
    <TargetDialog
      title={tFolder('moveTitle', { name })}
      verb={tFolder('moveHere')}
      space={space}
      note={tFolder('moveNote')}
      onClose={onClose}
      action={(target) => moving.mutateAsync({ version, folderId: target.id })}
      done={(folder) => t('moved', { name, folder })}
    />
  );
}

/** A copy goes to either tree: who may only view takes one to their own documents. */
export function CopyDocumentDialog({ item, onClose }: { item: CopiedDocument; onClose: () => void }) {
  const t = useMessages(documentMessages);
  const tFolder = useMessages(folderMessages);
  const { id, name, space, right } = item;
  const copying = useCopyDocument(id);
  return (
    <TargetDialog
      title={tFolder('copyTitle', { name })}
      verb={tFolder('copyHere')}
      space={right === 'view' ? 'mine' : space}
      isAnyTree
      onClose={onClose}
      action={(target) => copying.mutateAsync({ folderId: target.id })}
      done={(folder) => t('copied', { name, folder })}
    />
  );
}

export function MoveFolderDialog({ folder, onClose }: { folder: FolderSummary; onClose: () => void }) {
  const t = useMessages(folderMessages);
  const { id, name, space, version } = folder;
  const moving = useMoveFolder(id);
  return (
    <TargetDialog
      title={t('moveTitle', { name })}
      verb={t('moveHere')}
      space={space}
      except={id}
      onClose={onClose}
      action={(target) => moving.mutateAsync({ version, parentId: target.id })}
      done={(target) => t('movedFolder', { name, folder: target })}
    />
  );
}
