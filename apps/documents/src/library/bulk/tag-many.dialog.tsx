import { choicesOf, useMessages } from '@courtyard/common';
import { tagForm } from '@courtyard/contract/documents/document/document';
import { tagActions } from '@courtyard/contract/documents/document/document.values';
import { SelectField, TextField, ValueDialog } from '@courtyard/ui/forms';
import { hoaDocuments } from '../../document/document.queries';
import { bulkMessages } from './bulk.messages';
import type { BulkDocumentsProps } from './use-many-documents';

/** Adds one tag to many documents, or removes it from them. */
export function BulkTagDialog({ space, ...props }: BulkDocumentsProps) {
  const t = useMessages(bulkMessages);
  const tagging = hoaDocuments.useWrite('POST /api/v1/documents/tag');
  return (
    <ValueDialog
      {...props}
      schema={tagForm}
      title={(count) => t('tagTitle', { count })}
      verb={(count) => t('tagVerb', { count })}
      said={(count) => t('tagged', { count })}
      give={({ tag, action, chosen }) => tagging.mutateAsync({ space, chosen, tag, isSet: action === 'add' })}
    >
      {(form) => (
        <>
          <SelectField
            {...form.field('action')}
            label={t('tagAction')}
            options={choicesOf(t, 'tagAction', tagActions)}
            required
          />
          <TextField {...form.field('tag')} label={t('tagName')} required maxLength={40} />
        </>
      )}
    </ValueDialog>
  );
}
