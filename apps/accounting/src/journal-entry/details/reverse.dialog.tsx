import { toast, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  type JournalEntry,
  journalEntryRoutes,
} from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { journalEntryMessages } from '../journal-entry.messages';
import { useReversalPreview, useReverseEntry } from '../journal-entry.queries';
import { WaitingNote } from '../waiting-note';
import { detailsMessages } from './details.messages';

/** Asks for day and reason, and says before what it does. */
export function ReverseDialog({ entry, onClose }: { entry: JournalEntry; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const tEntry = useMessages(journalEntryMessages);
  const formats = useFormats();
  const today = useToday();
  const reversing = useReverseEntry(entry.id);
  const { data: preview } = useReversalPreview(entry.id);
  const { no } = entry;
  const form = useContractForm(journalEntryRoutes.reverseJournalEntry.body, {
    defaultValues: { on: today < entry.date ? entry.date : today },
    onSubmit: async (values) => {
      const { approvalId } = await reversing.mutateAsync(values);
      toast(
        approvalId === null ? { title: t('reversed', { no }), kind: 'success' } : { title: tEntry('waits') },
      );
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('reverseTitle', { no })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('reverseText')}
        </Text>
        <WaitingNote preview={preview ?? null} />
        <DateField
          {...form.field('on')}
          label={t('reverseOn')}
          help={t('reverseOnHelp', { day: formats.day(entry.date) })}
          min={entry.date}
          required
        />
        <TextField
          {...form.field('reason')}
          label={t('reason')}
          help={t('reasonHelp')}
          required
          maxLength={200}
        />
        <FormActions submitLabel={t('reverseVerb', { no })} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
