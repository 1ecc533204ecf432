import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { folderChange, folderInput, type FolderSummary } from '@courtyard/contract/documents/folder/folder';
import { CheckboxField, Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { documentPaths } from '../document/document-paths';
import { folderMessages } from './folder.messages';
import { useAddFolder, useRenameFolder } from './folder.queries';

interface DialogProps {
  folder: FolderSummary;
  onClose: () => void;
}

/** Creates a folder in another and opens it. */
export function NewFolderDialog({ folder, onClose }: DialogProps) {
  const t = useMessages(folderMessages);
  const navigate = useNavigate();
  const adding = useAddFolder();
  const form = useContractForm(folderInput, {
    defaultValues: { parentId: folder.id },
    onSubmit: async (values) => {
      const { id, name, space } = await adding.mutateAsync(values);
      toast({ title: t('created', { name }), kind: 'success' });
      onClose();
      await navigate(documentPaths.folder(space, id));
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('newFolder')}>
      <Form form={form}>
        <TextField {...form.field('name')} label={t('name')} required maxLength={120} />
        <CheckboxField {...form.field('isRestricted')} label={t('isRestricted')} help={t('restrictedHelp')} />
        <FormActions onCancel={onClose} submitLabel={t('newFolder')} />
      </Form>
    </Dialog>
  );
}

export function RenameFolderDialog({ folder, onClose }: DialogProps) {
  const t = useMessages(folderMessages);
  const renaming = useRenameFolder(folder.id);
  const form = useContractForm(folderChange, {
    defaultValues: { name: folder.name, version: folder.version },
    onSubmit: async (values) => {
      const { name } = await renaming.mutateAsync(values);
      toast({ title: t('renamed', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('rename')}>
      <Form form={form}>
        <TextField {...form.field('name')} label={t('name')} required maxLength={120} />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
