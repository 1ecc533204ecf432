import { useCommunity, useMessages } from '@courtyard/common';
import {
  closingBalance,
  type Reconciliation,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import { Form, FormActions, MoneyField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { reconciliationMessages } from './reconciliation.messages';
import { useChangeClosing } from './reconciliation.queries';

interface ActionProps {
  its: Reconciliation;
  onClose: () => void;
}

/** Corrects the closing balance of the statement. */
export function ClosingDialog({ its, onClose }: ActionProps) {
  const t = useMessages(reconciliationMessages);
  const { currency } = useCommunity();
  const change = useChangeClosing(its.id);
  const form = useContractForm(closingBalance, {
    defaultValues: { version: its.version, closingMinor: its.closingMinor },
    onSubmit: async (values) => {
      await change.mutateAsync(values);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('changeClosing')}>
      <Form form={form}>
        <MoneyField {...form.field('closingMinor')} label={t('closingMinor')} currency={currency} required />
        <FormActions onCancel={onClose} submitLabel={t('saveClosing')} />
      </Form>
    </Dialog>
  );
}
