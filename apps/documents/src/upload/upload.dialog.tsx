import { toast, useMessages } from '@courtyard/common';
import type { FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { Button, failureText } from '@courtyard/ui';
import { type DroppedFile, FileDrop, uploadFile } from '@courtyard/ui/forms';
import { Dialog, DialogActions, DialogFailure } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useAddDocument } from '../document/document.queries';
import { useFolderName } from '../folder/use-folder-name';
import { uploadMessages } from './upload.messages';

/** Adds files to a folder, each as a document. They are stored as soon as they are chosen. */
export function UploadDialog({ folder, onClose }: { folder: FolderSummary; onClose: () => void }) {
  const t = useMessages(uploadMessages);
  const nameOf = useFolderName();
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const adding = useAddDocument();
  const add = async () => {
    setRunning(true);
    setFailure(null);
    let left = files;
    for (const file of files)
      try {
        await adding.mutateAsync({ folderId: folder.id, fileId: file.id });
        left = left.filter(({ id }) => id !== file.id);
        setFiles(left);
      } catch (error) {
        setFailure(failureText(error, t('partly', { name: file.name })));
        break;
      }
    setRunning(false);
    if (left.length > 0) return;
    toast({ title: t('added', { count: files.length }), kind: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title', { folder: nameOf(folder) })}>
      <FileDrop label={t('files')} files={files} onChange={setFiles} send={uploadFile} multiple camera />
      <DialogFailure text={failure} />
      <DialogActions onCancel={onClose}>
        <Button
          variant="primary"
          loading={isRunning}
          disabled={files.length === 0}
          onClick={() => void add()}
        >
          {t('add', { count: files.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
