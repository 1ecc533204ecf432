import { toast, useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { type Reconciliation, undoing } from '@courtyard/contract/banking/reconciliation/reconciliation';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { bankAccountPaths } from '../bank-account/bank-account-paths';
import { reconciliationMessages } from './reconciliation.messages';
import { useUndo } from './reconciliation.queries';

interface ActionProps {
  its: Reconciliation;
  onClose: () => void;
}

/** Asks why, undoes a reconciliation, and opens the one that its lines are cleared in. */
export function UndoDialog({ its, onClose }: ActionProps) {
  const t = useMessages(reconciliationMessages);
  const navigate = useNavigate();
  const undo = useUndo(its.id);
  const form = useContractForm(undoing, {
    onSubmit: async (values) => {
      const { id } = await undo.mutateAsync(values);
      toast({ title: t('undone'), kind: 'success' });
      onClose();
      await navigate(bankAccountPaths.reconcile(id));
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('undo')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('undoText')}
        </Text>
        <TextAreaField {...form.field('reason')} label={t('reason')} required />
        <FormActions onCancel={onClose} submitLabel={t('undo')} tone="danger" />
      </Form>
    </Dialog>
  );
}
