import { toast, useMessages } from '@courtyard/common';
import { claimReturn, type ExpenseClaim } from '@courtyard/contract/budget/expense-claim/expense-claim';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { claimMessages } from '../claim.messages';
import { useReturnClaim } from '../claim.queries';

interface DialogProps {
  claim: ExpenseClaim;
  onClose: () => void;
}

/** Asks why a claim is returned. */
export function ReturnDialog({ claim, onClose }: DialogProps) {
  const t = useMessages(claimMessages);
  const sendBack = useReturnClaim(claim.id);
  const { name } = claim.claimant;
  const form = useContractForm(claimReturn.omit({ version: true }), {
    onSubmit: async ({ reason }) => {
      await sendBack.mutateAsync({ version: claim.version, reason });
      toast({ title: t('returned', { number: claim.number }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('returnTitle', { name })}>
      <Form form={form}>
        <TextAreaField
          {...form.field('reason')}
          label={t('reason')}
          help={t('reasonHelp', { name })}
          required
        />
        <FormActions submitLabel={t('return')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
