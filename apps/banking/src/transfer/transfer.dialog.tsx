import { choicesOf, toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { transferInput } from '@courtyard/contract/banking/transfer/transfer';
import { transferPurposes } from '@courtyard/contract/banking/transfer/transfer.values';
import { failureText, Stack, Text } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import {
  type FormOf,
  DateField,
  Form,
  FormActions,
  MoneyField,
  SelectField,
  TextField,
  useContractForm,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useBankAccounts } from '../bank-account/bank-account.queries';
import { isBankingDay, nextBankingDay } from './banking-day.rules';
import { transferMessages } from './transfer.messages';
import { useCreateTransfer, useTransferPreview } from './transfer.queries';

/** A transfer with the entry that it posts, while it is filled in. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(transferMessages);
  const { currency } = useCommunity();
  const create = useCreateTransfer();
  const banks = useBankAccounts().data?.accounts ?? [];
  const form = useContractForm(transferInput, {
    defaultValues: { on: useToday() },
    onSubmit: async (values) => {
      const { approvalId } = await create.mutateAsync(values);
      toast({ title: t(approvalId === null ? 'posted' : 'waits'), kind: 'success' });
      onClose();
    },
  });
  const options = banks.map(({ account, fund }) => ({
    value: account.id,
    label: `${account.code} ${account.name} (${fund.name})`,
  }));
  const bookedLater = useBookedLater(form);
  return (
    <Dialog open onClose={onClose} title={t('create')}>
      <Form form={form}>
        <SelectField {...form.field('fromAccountId')} label={t('from')} options={options} required />
        <SelectField {...form.field('toAccountId')} label={t('to')} options={options} required />
        <SelectField
          {...form.field('purpose')}
          label={t('purpose')}
          options={choicesOf(t, 'purpose', transferPurposes)}
          required
        />
        <MoneyField {...form.field('amountMinor')} label={t('amountMinor')} currency={currency} required />
        <DateField {...form.field('on')} label={t('on')} help={bookedLater} required />
        <TextField {...form.field('memo')} label={t('memo')} optional />
        <Preview form={form} />
        <FormActions onCancel={onClose} submitLabel={t('verb')} />
      </Form>
    </Dialog>
  );
}

/** For a day on which banks are closed, when they book it. */
function useBookedLater(form: FormOf<typeof transferInput>): string | undefined {
  const t = useMessages(transferMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const given = transferInput.shape.on.safeParse(form.watch('on'));
  if (!given.success || isBankingDay(given.data, currency)) return undefined;
  return t('bookedLater', { day: formats.day(nextBankingDay(given.data, currency)) });
}

function Preview({ form }: { form: FormOf<typeof transferInput> }) {
  const t = useMessages(transferMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const given = transferInput.safeParse(form.watch());
  const preview = useTransferPreview(given.success ? given.data : null);
  const money = (minor: number) => (minor === 0 ? '' : formats.money(minor, currency));
  if (!given.success || (!preview.data && !preview.isError))
    return (
      <Text size="sm" tone="muted">
        {t('fill')}
      </Text>
    );
  if (preview.isError)
    return (
      <Text size="sm" role="status">
        {failureText(preview.error, t('notPossible'))}
      </Text>
    );
  const { lines, availableMinor, deciders } = preview.data;
  return (
    <Stack gap="2">
      <FigureTable
        caption={t('preview')}
        isWhole
        head={[t('entry'), t('debit'), t('credit')]}
        rows={lines.map(({ account, fund, amountMinor }, place) => ({
          key: String(place),
          name: `${account} · ${fund}`,
          cells: [{ text: money(Math.max(0, amountMinor)) }, { text: money(Math.max(0, -amountMinor)) }],
        }))}
      />
      <Text size="sm" role="status">
        {`${t('available', { amount: formats.money(availableMinor, currency) })}. ${
          deciders === 0 ? t('noOne') : t('needs', { count: deciders })
        }`}
      </Text>
    </Stack>
  );
}
