import { toast, useMessages } from '@courtyard/common';
import { type Opening, openingReversal } from '@courtyard/contract/bookkeeping/opening/opening';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { openingMessages } from '../opening.messages';
import { useReverseOpening } from '../opening.queries';

interface ReverseDialogProps {
  opening: Opening;
  onReversed: () => void;
  onClose: () => void;
}

/** Takes the opening balances back, with a reason. */
export function ReverseDialog({ opening, onReversed, onClose }: ReverseDialogProps) {
  const t = useMessages(openingMessages);
  const reversing = useReverseOpening(opening.entryId);
  const form = useContractForm(openingReversal, {
    onSubmit: async (values) => {
      onReversed();
      await reversing.mutateAsync(values);
      toast({ title: t('reversed'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('reverseTitle')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('reverseText', { no: opening.no })}
        </Text>
        <TextAreaField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} required />
        <FormActions onCancel={onClose} submitLabel={t('reverseVerb')} tone="danger" />
      </Form>
    </Dialog>
  );
}
