import { choicesOf, useMessages } from '@courtyard/common';
import { tagForm } from '@courtyard/contract/documents/document/document';
import { tagActs } from '@courtyard/contract/documents/document/document.values';
import { chosenRows, useManyDone } from '@courtyard/ui/data';
import { Form, FormActions, SelectField, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { hoaDocuments } from '../../document/document.queries';
import { manyMessages } from './many.messages';
import type { ManyDocumentsProps } from './use-many-documents';

/** Adds one tag to many documents, or removes it from them. */
export function TagManyDialog({ selection, space, query, onClose }: ManyDocumentsProps) {
  const t = useMessages(manyMessages);
  const tagging = hoaDocuments.useWrite('POST /api/v1/documents/tag');
  const done = useManyDone(selection);
  const { count } = selection;
  const form = useContractForm(tagForm, {
    onSubmit: async ({ tag, act }) => {
      const chosen = chosenRows(selection, query);
      const isSet = act === 'add';
      const answer = await tagging.mutateAsync({ space, chosen, tag, isSet });
      done(answer, { title: (changed) => t('tagged', { count: changed }) });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('tagTitle', { count })}>
      <Form form={form}>
        <SelectField
          {...form.field('act')}
          label={t('tagAct')}
          options={choicesOf(t, 'tagAct', tagActs)}
          required
        />
        <TextField {...form.field('tag')} label={t('tagName')} required maxLength={40} />
        <FormActions submitLabel={t('tagVerb', { count })} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
