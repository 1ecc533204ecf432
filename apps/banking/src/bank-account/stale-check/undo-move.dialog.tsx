import { toast, useMessages, useToday } from '@courtyard/common';
import { unclaimedCheckUndo } from '@courtyard/contract/banking/unclaimed-check/unclaimed-check';
import { Text } from '@courtyard/ui';
import { DateField, Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { staleCheckMessages } from './stale-check.messages';
import { useUndoMove } from './stale-check.queries';

/** Asks for a date and a reason, and reverses the move of a check. */
export function UndoMoveDialog({ moveId, onClose }: { moveId: string; onClose: () => void }) {
  const t = useMessages(staleCheckMessages);
  const undo = useUndoMove(moveId);
  const form = useContractForm(unclaimedCheckUndo, {
    defaultValues: { on: useToday() },
    onSubmit: async (values) => {
      const { approvalId } = await undo.mutateAsync(values);
      toast({ title: t(approvalId === null ? 'undone' : 'undoWaits'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('undo')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('undoText')}
        </Text>
        <DateField {...form.field('on')} label={t('on')} required />
        <TextAreaField {...form.field('reason')} label={t('reason')} required />
        <FormActions onCancel={onClose} submitLabel={t('undo')} />
      </Form>
    </Dialog>
  );
}
