import { toast, useMessages } from '@courtyard/common';
import {
  type BankSetting,
  bankSettingInput,
} from '@courtyard/contract/banking/unclaimed-check/unclaimed-check';
import { ErrorLine, LoadingState } from '@courtyard/ui';
import { Form, FormActions, NumberField, SelectField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { staleCheckMessages } from './stale-check.messages';
import { useBankSetting, useUpdateBankSetting } from './stale-check.queries';

/** Sets when checks are stale, and the account that they are moved to. */
export function BankSettingDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(staleCheckMessages);
  const found = useBankSetting();
  return (
    <Dialog open onClose={onClose} size="sm" title={t('settings')}>
      {found.data ? (
        <SettingForm setting={found.data} onClose={onClose} />
      ) : found.isError ? (
        <ErrorLine onRetry={() => void found.refetch()}>{t('failed')}</ErrorLine>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}

function SettingForm({ setting, onClose }: { setting: BankSetting; onClose: () => void }) {
  const t = useMessages(staleCheckMessages);
  const save = useUpdateBankSetting();
  const { staleAfterDays, unclaimedAccount, accounts, version } = setting;
  const form = useContractForm(bankSettingInput, {
    defaultValues: { staleAfterDays, unclaimedAccountId: unclaimedAccount?.id ?? null, version },
    onSubmit: async (values) => {
      await save.mutateAsync(values);
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  const options = accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
  return (
    <Form form={form}>
      <NumberField
        {...form.field('staleAfterDays')}
        label={t('staleAfterDays')}
        help={t('staleAfterDaysHelp')}
        whole
        required
      />
      <SelectField
        {...form.field('unclaimedAccountId')}
        label={t('unclaimedAccount')}
        help={t('unclaimedAccountHelp')}
        options={options}
        optional
      />
      <FormActions onCancel={onClose} submitLabel={t('save')} />
    </Form>
  );
}
