import { ApiError, useCommunity, useFormats, useMessages } from '@courtyard/common';
import {
  bankEntryInput,
  type BankTransaction,
  type BookedLine,
} from '@courtyard/contract/accounting/bank-transaction/bank-transaction';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { Button, ErrorLine, IconButton, LoadingState, SimpleGrid, Stack, Text } from '@courtyard/ui';
import {
  AccountField,
  Form,
  FormActions,
  type FormOf,
  FundField,
  MoneyField,
  TextField,
  useAddedRow,
  useContractForm,
  useFieldError,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useChart } from '../../parts/units.queries';
import { detailsMessages } from './details.messages';
import { entryDraft } from './entry-draft';
import { useAccept } from './use-accept';

interface EntryDialogProps {
  line: BankTransaction;
  /** Lines of the books that it is besides. */
  lines: readonly BookedLine[];
  onClose: () => void;
}

/** Posts the other side of a line of the bank, or of what chosen lines of the books leave open of it, and matches it. */
export function EntryDialog({ line, lines, onClose }: EntryDialogProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const chart = useChart();
  const leftMinor = line.amountMinor - lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const amount = formats.money(leftMinor, currency);
  return (
    <Dialog open onClose={onClose} title={t('entryTitle')}>
      <Stack gap="4">
        <Text size="sm" tone="muted">
          {t('entryText', { amount, account: `${line.account.code} ${line.account.name}` })}
        </Text>
        {chart.isError ? (
          <ErrorLine onRetry={() => void chart.refetch()}>{t('chartMissing')}</ErrorLine>
        ) : null}
        {chart.isPending ? <LoadingState /> : null}
        {chart.data ? (
          <EntryForm line={line} lines={lines} leftMinor={leftMinor} chart={chart.data} onClose={onClose} />
        ) : null}
      </Stack>
    </Dialog>
  );
}

function EntryForm({
  line,
  lines,
  leftMinor,
  chart,
  onClose,
}: EntryDialogProps & { leftMinor: number; chart: Chart }) {
  const t = useMessages(detailsMessages);
  const { match } = useAccept(line);
  // Amounts are written as the bank has them, without its sign.
  const sign = Math.sign(leftMinor);
  const form = useContractForm(entryDraft, {
    defaultValues: {
      memo: line.memo ?? line.payee,
      lines: [{ accountId: null, fundId: line.fund.id, amountMinor: Math.abs(leftMinor) }],
    },
    onSubmit: async ({ memo, lines: written }) => {
      const entry = bankEntryInput.parse({
        memo,
        lines: written.map((one) => ({ ...one, amountMinor: (one.amountMinor ?? 0) * sign })),
      });
      const joined = lines.map(({ entryId, line: no }) => ({ entryId, line: no }));
      await match({ lines: joined, entry }).catch((error: unknown) => {
        throw error instanceof ApiError ? atFields(error) : error;
      });
      onClose();
    },
  });
  return (
    <Form form={form}>
      <EntryLines form={form} chart={chart} line={line} />
      <TextField {...form.field('memo')} label={t('memo')} maxLength={200} />
      <FormActions submitLabel={t('post')} onCancel={onClose} />
    </Form>
  );
}

/** The call names fields below `entry`; the form is that entry. */
function atFields(error: ApiError): ApiError {
  const fields = Object.entries(error.fields).map(([path, told]) => [path.replace(/^entry\./, ''), told]);
  const { status, code, message, problem } = error;
  return new ApiError({ status, code, message, problem, fields: Object.fromEntries(fields) });
}

interface LinesProps {
  form: FormOf<typeof entryDraft>;
  chart: Chart;
  line: BankTransaction;
}

function EntryLines({ form, chart, line }: LinesProps) {
  const t = useMessages(detailsMessages);
  const { currency } = useCommunity();
  const lines = useFormValue(form, 'lines');
  const error = useFieldError(form, 'lines');
  const accounts = chart.accounts.filter(
    ({ id, isHeading, archivedAt, control }) =>
      !isHeading && archivedAt === null && control === 'none' && id !== line.account.id,
  );
  const funds = chart.funds.filter(({ archivedAt }) => archivedAt === null);
  const rows = useAddedRow(lines.length);
  const set = (next: typeof lines) => form.setValue('lines', next, { shouldDirty: true });
  return (
    <Stack gap="4">
      {lines.map((_, at) => (
        // Lines have no id before they are posted; their fields are bound by place.
        <Stack key={at} ref={rows.refOf(at)} gap="3" role="group" aria-label={t('lineOf', { at: at + 1 })}>
          <AccountField
            {...form.field(`lines.${at}.accountId`)}
            label={t('entryAccount')}
            accounts={accounts}
            onChoose={(option) => {
              const fundId = accounts.find(({ id }) => id === option?.value)?.fundId;
              if (fundId) form.setValue(`lines.${at}.fundId`, fundId, { shouldDirty: true });
            }}
            required
          />
          <SimpleGrid columns={2} gap="3">
            <FundField {...form.field(`lines.${at}.fundId`)} label={t('fund')} funds={funds} required />
            <MoneyField
              {...form.field(`lines.${at}.amountMinor`)}
              label={t('amount')}
              currency={currency}
              required
            />
          </SimpleGrid>
          {lines.length > 1 ? (
            <IconButton
              icon="trash"
              label={t('removeLine', { at: at + 1 })}
              alignSelf="flex-end"
              onClick={() => set(lines.filter((__, other) => other !== at))}
            />
          ) : null}
        </Stack>
      ))}
      {error === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
      <Button
        size="sm"
        variant="ghost"
        alignSelf="flex-start"
        onClick={rows.adding(() =>
          set([...lines, { accountId: null, fundId: line.fund.id, amountMinor: null }]),
        )}
      >
        {t('addLine')}
      </Button>
    </Stack>
  );
}
