import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import {
  type StatementToReconcile,
  reconciliationStart,
} from '@courtyard/contract/banking/reconciliation/reconciliation';
import {
  CheckboxField,
  DateField,
  Form,
  FormActions,
  MoneyField,
  SelectField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { bankAccountPaths } from '../bank-account/bank-account-paths';
import { reconciliationMessages } from './reconciliation.messages';
import { reconciliations } from './reconciliation.queries';

interface StartDialogProps {
  account: { id: string; code: string; name: string };
  statements: readonly StatementToReconcile[];
  onClose: () => void;
}

/** Chooses an imported statement, or takes its date and closing balance, and starts its reconciliation. */
export function StartDialog({ account, statements, onClose }: StartDialogProps) {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const navigate = useNavigate();
  const create = reconciliations.useCreate();
  const form = useContractForm(reconciliationStart, {
    defaultValues: {
      accountId: account.id,
      importId: statements[0]?.importId ?? null,
      toOn: null,
      closingMinor: null,
      clearMatched: true,
    },
    onSubmit: async (values) => {
      const { id } = await create.mutateAsync(values);
      onClose();
      await navigate(bankAccountPaths.reconcile(id));
    },
  });
  const isByHand = useFormValue(form, 'importId') === null;
  return (
    <Dialog open onClose={onClose} size="sm" title={t('startTitle', { account: account.name })}>
      <Form form={form}>
        {statements.length === 0 ? null : (
          <SelectField
            {...form.field('importId')}
            label={t('statement')}
            placeholder={t('byHand')}
            optional
            options={statements.map(({ importId, toOn, closingMinor, fileName }) => ({
              value: importId,
              label: t('imported', {
                day: formats.day(toOn),
                amount: formats.money(closingMinor, currency),
                name: fileName,
              }),
            }))}
          />
        )}
        {isByHand ? (
          <>
            <DateField {...form.field('toOn')} label={t('toOn')} max={today} required />
            <MoneyField
              {...form.field('closingMinor')}
              label={t('closingMinor')}
              currency={currency}
              required
            />
          </>
        ) : null}
        <CheckboxField {...form.field('clearMatched')} label={t('clearMatched')} />
        <FormActions onCancel={onClose} submitLabel={t('startVerb')} />
      </Form>
    </Dialog>
  );
}
