import { toast, useMessages } from '@courtyard/common';
import {
  documentParams,
  type DocumentSummary,
  type RecordRef,
} from '@courtyard/contract/documents/document/document';
import { Text } from '@courtyard/ui';
import { ComboboxField, Form, FormActions, optionsFrom, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { useFolderName } from '../folder/use-folder-name';
import { findLinkable, useLink } from './links.queries';
import { panelMessages } from './panel.messages';

interface LinkDialogProps {
  record: RecordRef;
  /** Linked already: not offered. */
  linked: readonly DocumentSummary[];
  onClose: () => void;
}

/** Links a document that is there already. */
export function LinkDialog({ record, linked, onClose }: LinkDialogProps) {
  const t = useMessages(panelMessages);
  const nameOf = useFolderName();
  const linking = useLink(record);
  const [name, setName] = useState('');
  const labelOf = (item: DocumentSummary) => `${item.name} · ${nameOf(item.folder)}`;
  const find = optionsFrom(findLinkable, labelOf);
  const isLinked = new Set(linked.map(({ id }) => id));
  const form = useContractForm(documentParams, {
    onSubmit: async ({ documentId }) => {
      await linking.mutateAsync(documentId);
      toast({ title: t('linked', { name }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('link')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('linkText')}
        </Text>
        <ComboboxField
          {...form.field('documentId')}
          label={t('document')}
          placeholder={t('find')}
          options={async (search, signal) =>
            (await find(search, signal)).filter(({ value }) => !isLinked.has(value))
          }
          onChoose={(option) => setName(option?.label.split(' · ')[0] ?? '')}
          required
        />
        <FormActions submitLabel={t('linkVerb')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
