import { toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { WrittenCheck } from '@courtyard/contract/banking/bank-account/written-check';
import { staleChecksMove } from '@courtyard/contract/banking/unclaimed-check/unclaimed-check';
import { maxMoved } from '@courtyard/contract/banking/unclaimed-check/unclaimed-check.values';
import { Checkbox, Stack, Text } from '@courtyard/ui';
import { DateField, Form, FormActions, type FormOf, FormSection, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { staleCheckMessages } from './stale-check.messages';
import { useBankSetting, useMoveChecks } from './stale-check.queries';

interface MoveProps {
  accountId: string;
  /** Stale ones. */
  checks: readonly WrittenCheck[];
  onClose: () => void;
}

/** Chooses stale checks and moves them to the liability account, or has that approved first. */
export function MoveDialog({ accountId, checks, onClose }: MoveProps) {
  const t = useMessages(staleCheckMessages);
  const move = useMoveChecks(accountId);
  const setting = useBankSetting().data;
  const form = useContractForm(staleChecksMove, {
    defaultValues: {
      on: useToday(),
      paymentIds: checks.slice(0, maxMoved).map(({ paymentId }) => paymentId),
    },
    onSubmit: async (values) => {
      const { moved, approvalIds } = await move.mutateAsync(values);
      const title = moved > 0 ? t('moved', { count: moved }) : t('waits', { count: approvalIds.length });
      toast({ title, kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('move')}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('moveText')}
        </Text>
        <Choice form={form} checks={checks} />
        <DateField {...form.field('on')} label={t('on')} required />
        {setting ? (
          <Text size="sm">
            {setting.unclaimedAccount
              ? t('account', {
                  account: `${setting.unclaimedAccount.code} ${setting.unclaimedAccount.name}`,
                })
              : t('accountNew')}
          </Text>
        ) : null}
        <FormActions onCancel={onClose} submitLabel={t('move')} />
      </Form>
    </Dialog>
  );
}

function Choice({ form, checks }: Pick<MoveProps, 'checks'> & { form: FormOf<typeof staleChecksMove> }) {
  const t = useMessages(staleCheckMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const chosen = form.watch('paymentIds');
  const choose = (paymentId: string, isChosen: boolean) =>
    form.setValue('paymentIds', isChosen ? [...chosen, paymentId] : chosen.filter((id) => id !== paymentId), {
      shouldDirty: true,
      shouldValidate: true,
    });
  const error = form.formState.errors.paymentIds?.message;
  return (
    <FormSection title={t('checks')}>
      <Stack gap="2">
        {checks.map(({ paymentId, number, payee, on, amountMinor }) => (
          <Checkbox
            key={paymentId}
            label={`${number} · ${payee}`}
            help={`${formats.day(on)} · ${formats.money(amountMinor, currency)}`}
            checked={chosen.includes(paymentId)}
            onChange={(event) => choose(paymentId, event.target.checked)}
          />
        ))}
      </Stack>
      {error ? (
        <Text size="sm" role="alert">
          {error}
        </Text>
      ) : null}
    </FormSection>
  );
}
