import { toast, useMessages } from '@courtyard/common';
import {
  type BankTransaction,
  bankTransactionRoutes,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import { Text } from '@courtyard/ui';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useIgnore } from '../bank-transaction.queries';
import { detailsMessages } from './details.messages';

/** Says why a line is not of the books. */
export function IgnoreDialog({ line, onClose }: { line: BankTransaction; onClose: () => void }) {
  const t = useMessages(detailsMessages);
  const ignoring = useIgnore(line.id);
  const form = useContractForm(bankTransactionRoutes.ignoreBankTransaction.body, {
    onSubmit: async (values) => {
      await ignoring.mutateAsync(values);
      toast({ title: t('ignored'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} size="sm" title={t('ignoreTitle')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('ignoreText')}
        </Text>
        <TextAreaField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} required />
        <FormActions submitLabel={t('ignore')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
