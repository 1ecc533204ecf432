import { toast, useMessages } from '@courtyard/common';
import { propertyDocumentInput } from '@courtyard/contract/properties/document';
import { Dialog } from '@courtyard/ui/overlays';
import {
  type DroppedFile,
  FileDrop,
  Form,
  FormActions,
  SelectField,
  TextField,
  uploadFile,
  useContractForm,
} from '@courtyard/ui/forms';
import { useState } from 'react';
import { documentMessages } from './document.messages';
import { propertyDocuments } from './document.queries';
import { largestFileBytes } from './file-limit';

const categories = ['deed', 'lease', 'plan', 'inspection', 'correspondence', 'other'] as const;

/** Files a document under a property. The file is stored as soon as it is chosen; adding refers to it. */
export function DocumentDialog({ propertyId, onClose }: { propertyId: string; onClose: () => void }) {
  const t = useMessages(documentMessages);
  const adding = propertyDocuments.useCreate(propertyId);
  const [files, setFiles] = useState<DroppedFile[]>([]);
  const form = useContractForm(propertyDocumentInput, {
    defaultValues: { fileId: '', title: '', category: 'other' },
    onSubmit: async (values) => {
      const { title } = await adding.mutateAsync(values);
      toast({ title: t('addedToast', { title }), kind: 'success' });
      onClose();
    },
  });

  const choose = (chosen: DroppedFile[]) => {
    const [file] = chosen;
    setFiles(chosen);
    form.setValue('fileId', file?.id ?? '', { shouldDirty: true, shouldValidate: file !== undefined });
    if (file && form.getValues('title') === '') form.setValue('title', file.name.replace(/\.[^.]+$/, ''));
  };

  return (
    <Dialog open onClose={onClose} title={t('addTitle')}>
      <Form form={form}>
        <FileDrop
          label={t('file')}
          help={t('fileHelp')}
          maxBytes={largestFileBytes}
          error={form.formState.errors.fileId?.message}
          files={files}
          onChange={choose}
          send={uploadFile}
        />
        <TextField {...form.field('title')} label={t('name')} required />
        <SelectField
          {...form.field('category')}
          label={t('category')}
          options={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
