import { choicesOf, toast, useMessages, useWords } from '@courtyard/common';
import { propertyDocumentInput } from '@courtyard/contract/properties/property/document';
import { documentCategories } from '@courtyard/contract/properties/property/document.values';
import { documentWords } from '@courtyard/contract/properties/property/document.words';
import { Dialog } from '@courtyard/ui/overlays';
import {
  type DroppedFile,
  FilesField,
  Form,
  FormActions,
  SelectField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { documentMessages } from './document.messages';
import { propertyDocuments } from './document.queries';

/** Files a document under a property. The file is stored as soon as it is chosen; adding refers to it. */
export function DocumentDialog({ propertyId, onClose }: { propertyId: string; onClose: () => void }) {
  const t = useMessages(documentMessages);
  const tDocument = useWords(documentWords);
  const adding = propertyDocuments.useCreate(propertyId);
  const form = useContractForm(propertyDocumentInput, {
    onSubmit: async (values) => {
      const { title } = await adding.mutateAsync(values);
      toast({ title: t('addedToast', { title }), kind: 'success' });
      onClose();
    },
  });

  const nameAfter = ([file]: readonly DroppedFile[]) => {
    if (file && form.getValues('title') === '') form.setValue('title', file.name.replace(/\.[^.]+$/, ''));
  };

  return (
    <Dialog open onClose={onClose} title={t('addTitle')}>
      <Form form={form}>
        <FilesField {...form.field('fileId')} label={t('file')} help={t('fileHelp')} onChoose={nameAfter} />
        <TextField {...form.field('title')} label={tDocument('title')} required />
        <SelectField
          {...form.field('category')}
          label={tDocument('category')}
          options={choicesOf(tDocument, 'category', documentCategories)}
        />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
