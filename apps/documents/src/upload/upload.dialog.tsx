import { refreshData, toast, useMessages } from '@courtyard/common';
import type { RecordRef } from '@courtyard/contract/documents/document/document';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { largestUploadBytes } from '@courtyard/contract/platform/uploads/file-size';
import { CloseButton, Dialog } from '@courtyard/ui/overlays';
import {
  discardSent,
  forgetSent,
  type SendInParts,
  sendInParts,
  sumsOf,
  UploadDrop,
  UploadList,
  useUploadQueue,
} from '@courtyard/ui/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { addUploaded } from '../document/document.queries';
import { useFolderName } from '../folder/use-folder-name';
import { uploadMessages } from './upload.messages';
import { useFoldersOfPath } from './use-folders-of-path';

const toFolder = (folderId: string): SendInParts => ({ purpose: 'document', about: folderId });

interface UploadDialogProps {
  folder: FolderSummary;
  /** What each is linked to as soon as it is there. */
  linkTo?: RecordRef | null;
  onClose: () => void;
}

/** Adds files and whole folders to a folder. They are sent as soon as they are chosen, and each becomes a document when it is whole. */
export function UploadDialog({ folder, linkTo = null, onClose }: UploadDialogProps) {
  const t = useMessages(uploadMessages);
  const nameOf = useFolderName();
  const folderOf = useFoldersOfPath(folder);
  const client = useQueryClient();
  const { queue, files } = useUploadQueue({
    async send({ file, path }, sending) {
      const to = toFolder(await folderOf(path));
      const { id } = await sendInParts(file, to, sending);
      await addUploaded({ folderId: to.about, fileId: id, linkTo });
      await forgetSent(file, to);
    },
    discard: async ({ file, path }) => discardSent(file, toFolder(await folderOf(path))),
  });
  const { state, done } = sumsOf(files);
  const finish = useEffectEvent(() => {
    toast({ title: t('added', { count: done }), kind: 'success' });
    void refreshData(client, 'documents');
    onClose();
  });
  const isFinished = files.length > 0 && state === 'done';
  useEffect(() => {
    if (isFinished) finish();
  }, [isFinished]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { folder: nameOf(folder) })}
      footer={<CloseButton onClose={onClose}>{t('done')}</CloseButton>}
    >
      <UploadDrop label={t('files')} maxBytes={largestUploadBytes} onChoose={(chosen) => queue.add(chosen)} />
      <UploadList queue={queue} files={files} />
    </Dialog>
  );
}
