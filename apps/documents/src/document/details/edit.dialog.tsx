import { toast, useMessages } from '@courtyard/common';
import { type DocumentDetails, documentForm } from '@courtyard/contract/documents/document/document';
import {
  Form,
  FormActions,
  TextAreaField,
  TextField,
  useContractForm,
  useVersionedSave,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { documentMessages } from '../document.messages';
import { hoaDocuments, libraries } from '../document.queries';
import { detailsMessages } from './details.messages';

const valuesOf = (item: DocumentDetails) => ({ ...item, tags: item.tags.join(', ') });

/** Renames, describes and tags a document. */
export function EditDialog({ item, onClose }: { item: DocumentDetails; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const tDocument = useMessages(documentMessages);
  const { fetchOne } = libraries[item.space];
  const changing = hoaDocuments.useWrite('PUT /api/v1/documents/:documentId', item.id);
  const versioned = useVersionedSave({ read: item, valuesOf, fetchLatest: () => fetchOne(item.id) });
  const form = useContractForm(documentForm, {
    versioned,
    onSubmit: async (values) => {
      const { name } = await versioned.save(({ version }) => changing.mutateAsync({ ...values, version }));
      toast({ title: t('saved', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('editTitle', { name: item.name })}>
      <Form form={form}>
        <TextField {...form.field('name')} label={tDocument('name')} required maxLength={180} />
        <TextAreaField {...form.field('description')} label={tDocument('description')} />
        <TextField {...form.field('tags')} label={tDocument('tags')} help={t('tagsHelp')} />
        <FormActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
