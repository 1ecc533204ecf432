import { toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  adjustmentInput,
  type AdjustmentInput,
} from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { ErrorLine, LoadingState, Text } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  type FormOf,
  MoneyField,
  TextAreaField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { expenseAccounts } from '../../../../parts/chart.rules';
import { useChart } from '../../../../parts/units.queries';
import { useSettled } from '../../../../parts/actions/use-settled';
import { adjustmentMessages } from '../adjustment.messages';
import { adjustments, useForgivingPreview } from '../adjustment.queries';
import { EffectActions, EffectPanel } from '../effect-panel';
import { chargesFor, forgiveDraft, defaultAmount, writtenLines } from './forgive-draft';
import { forgiveMessages } from './forgive.messages';

export interface ForgiveDialogProps {
  invoice: Invoice;
  kind: AdjustmentInput['kind'];
  onClose: () => void;
}

type ForgiveForm = FormOf<typeof forgiveDraft>;

/** Takes charges of an invoice away, in whole or in part: says before what it does, to what is owed and in the books. */
export function ForgiveDialog({ invoice, kind, onClose }: ForgiveDialogProps) {
  const t = useMessages(forgiveMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const today = useToday();
  const create = adjustments.useCreate();
  const charges = chargesFor(kind, invoice.lines);
  const { number } = invoice;
  const form = useContractForm(forgiveDraft, {
    defaultValues: {
      kind,
      adjustedOn: today,
      lines: charges.map((line) => ({ itemId: line.itemId, amountMinor: defaultAmount(kind, line) })),
    },
    rules: { lines: t('nothing') },
    onSubmit: async (values) => {
      const lines = writtenLines(values.lines);
      const { adjustment } = await create.mutateAsync(adjustmentInput.parse({ ...values, lines }));
      const name = adjustment && tAdjustment(`numbered.${adjustment.kind}`, { number: adjustment.number });
      toast(name ? { title: t('done', { name }), kind: 'success' } : { title: tAdjustment('waits') });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t(`title.${kind}`, { number })}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t(`text.${kind}`)}
        </Text>
        {charges.map((line, at) => (
          <ChargeField key={line.itemId} form={form} line={line} at={at} isOnly={charges.length === 1} />
        ))}
        <DateField
          {...form.field('adjustedOn')}
          label={t('on')}
          help={tAdjustment('onHelp')}
          max={today < invoice.issuedOn ? invoice.issuedOn : today}
          min={invoice.issuedOn}
          required
        />
        {kind === 'write-off' ? <ExpenseField form={form} /> : null}
        <TextAreaField
          {...form.field('reason')}
          label={tAdjustment('reason')}
          help={tAdjustment('reasonHelp')}
          required
        />
        <Effects form={form} kind={kind} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

interface ChargeFieldProps {
  form: ForgiveForm;
  line: Invoice['lines'][number];
  at: number;
  /** No other charge can have an amount instead. */
  isOnly: boolean;
}

function ChargeField({ form, line, at, isOnly }: ChargeFieldProps) {
  const t = useMessages(forgiveMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const open = t('ofLine', { open: money(line.openMinor), total: money(line.amountMinor) });
  return (
    <MoneyField
      {...form.field(`lines.${at}.amountMinor`)}
      label={line.description}
      help={isOnly ? `${open}.` : `${open}. ${t('atMost')}`}
      currency={currency}
      required={isOnly}
    />
  );
}

function ExpenseField({ form }: { form: ForgiveForm }) {
  const t = useMessages(forgiveMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const chart = useChart();
  if (chart.isError)
    return <ErrorLine onRetry={() => void chart.refetch()}>{tAdjustment('previewFailed')}</ErrorLine>;
  if (!chart.data) return <LoadingState />;
  return (
    <AccountField
      {...form.field('accountId')}
      label={t('account')}
      help={t('accountHelp')}
      accounts={expenseAccounts(chart.data.accounts)}
    />
  );
}

interface EffectsProps {
  form: ForgiveForm;
  kind: AdjustmentInput['kind'];
  onCancel: () => void;
}

function Effects({ form, kind, onCancel }: EffectsProps) {
  const t = useMessages(forgiveMessages);
  const written = adjustmentInput.omit({ reason: true }).safeParse({
    kind,
    adjustedOn: useFormValue(form, 'adjustedOn'),
    accountId: useFormValue(form, 'accountId'),
    lines: writtenLines(useFormValue(form, 'lines')),
  });
  const asked = useSettled(written.success ? written.data : null);
  const preview = useForgivingPreview(asked);
  return (
    <>
      <EffectPanel asked={asked} preview={preview} />
      <EffectActions preview={preview} verb={t(`verb.${kind}`)} onCancel={onCancel} />
    </>
  );
}
