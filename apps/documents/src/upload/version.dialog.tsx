import { toast, useMessages } from '@courtyard/common';
import { type DocumentDetails, versionInput } from '@courtyard/contract/documents/document/document';
import { largestUploadBytes } from '@courtyard/contract/platform/uploads/file-size';
import { FilesField, Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { forgetSent, sendInParts } from '@courtyard/ui/uploads';
import { documentMessages } from '../document/document.messages';
import { hoaDocuments } from '../document/document.queries';
import { uploadMessages } from './upload.messages';

/** Adds a version to a document. */
export function VersionDialog({ item, onClose }: { item: DocumentDetails; onClose: () => void }) {
  const t = useMessages(uploadMessages);
  const tDocument = useMessages(documentMessages);
  const adding = hoaDocuments.useWrite('POST /api/v1/documents/:documentId/versions', item.id);
  const form = useContractForm(versionInput, {
    onSubmit: async (values) => {
      const { versionNumber, name } = await adding.mutateAsync({ ...values, version: item.version });
      toast({ title: t('versionAdded', { number: versionNumber, name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('versionTitle', { name: item.name })}>
      <Form form={form}>
        <FilesField
          {...form.field('fileId')}
          label={tDocument('file')}
          help={t('versionHelp')}
          maxBytes={largestUploadBytes}
          send={async (file, { signal, onProgress }) => {
            const to = { purpose: 'document-version', about: item.id };
            const onSent = (sent: number) => onProgress(sent / Math.max(1, file.size));
            const { id } = await sendInParts(file, to, {
              signal,
              onProgress: onSent,
              onReconnecting: () => {},
            });
            await forgetSent(file, to);
            return { id, name: file.name, bytes: file.size };
          }}
        />
        <TextField {...form.field('note')} label={tDocument('note')} maxLength={200} />
        <FormActions onCancel={onClose} submitLabel={t('versionSave')} />
      </Form>
    </Dialog>
  );
}
