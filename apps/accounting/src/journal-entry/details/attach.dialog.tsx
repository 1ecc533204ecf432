import { toast, useMessages } from '@courtyard/common';
import {
  type JournalEntry,
  journalEntryRoutes,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { FilesField, Form, FormActions, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useAttachToEntry } from '../journal-entry.queries';
import { detailsMessages } from './details.messages';

/** Attaches files to an entry, for good. */
export function AttachDialog({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const attaching = useAttachToEntry(entry.id);
  const form = useContractForm(journalEntryRoutes.attachToJournalEntry.body, {
    onSubmit: async (values) => {
      await attaching.mutateAsync(values);
      toast({ title: t('attached'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('attach')}>
      <Form form={form}>
        <FilesField
          {...form.field('fileIds')}
          label={t('files')}
          help={t('attachText')}
          multiple
          files={[]}
        />
        <FormActions submitLabel={t('attach')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
