import { choicesOf, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import { payoutBatchInput, type WaitingForPayment } from '@courtyard/contract/banking/payout/payout';
import { payoutMethods } from '@courtyard/contract/banking/payout/payout.values';
import { Box, Card, CardBody, CardHeader, Checkbox, Money, SimpleGrid, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import {
  DateField,
  Form,
  FormActions,
  SelectField,
  useContractForm,
  useFieldError,
  useFormValue,
  useSaved,
} from '@courtyard/ui/forms';
import { payoutPaths } from './payout-paths';
import { payoutMessages } from './payout.messages';
import { payoutBatches } from './payout.queries';

/** The bills that wait, to be chosen for a new batch. */
export function NewBatch({ found: { bills, accounts } }: { found: WaitingForPayment }) {
  const t = useMessages(payoutMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const today = useToday();
  const saved = useSaved();
  const create = payoutBatches.useCreate();
  const form = useContractForm(payoutBatchInput, {
    defaultValues: { bankAccountId: accounts[0]?.id ?? '', payOn: today, method: 'check', parts: [] },
    onSubmit: async (values) => {
      const { id, number } = await create.mutateAsync(values);
      await saved(payoutPaths.details(id), { text: t('created', { number }) });
    },
  });
  const parts = useFormValue(form, 'parts');
  const error = useFieldError(form, 'parts');
  const chosen = new Set(parts.map(({ billId }) => billId));
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const sum = (rows: readonly { openMinor: number }[]) =>
    rows.reduce((total, { openMinor }) => total + openMinor, 0);
  const choose = (id: string, openMinor: number, isChosen: boolean) =>
    form.setValue(
      'parts',
      isChosen
        ? [...parts, { billId: id, amountMinor: Math.abs(openMinor) }]
        : parts.filter(({ billId }) => billId !== id),
      { shouldDirty: true, shouldValidate: error !== undefined },
    );
  return (
    <Card>
      <CardHeader
        title={t('waiting')}
        description={t('waitingText', { count: bills.length, amount: money(sum(bills)) })}
      />
      <CardBody>
        <Form form={form}>
          <Box as="ul" listStyleType="none" my="-3">
            {bills.map(({ id, number, vendor, openMinor, dueOn, funds, batch }) => (
              <PartRow
                key={id}
                lead={
                  <Checkbox
                    aria-label={t('choose', { number, vendor: vendor.name })}
                    checked={chosen.has(id)}
                    disabled={batch !== null}
                    onChange={(event) => choose(id, openMinor, event.target.checked)}
                  />
                }
                title={`${vendor.name} · ${number}`}
                aside={<Money amountMinor={openMinor} currency={currency} />}
              >
                {[
                  batch === null ? '' : t('inBatch', { number: batch.number }),
                  dueOn === null ? '' : t('due', { day: formats.day(dueOn) }),
                  ...funds.map(({ name }) => name),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </PartRow>
            ))}
          </Box>
          <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
            <SelectField
              {...form.field('bankAccountId')}
              label={t('bankAccount')}
              options={accounts.map(({ id, name, balanceMinor, heldMinor }) => ({
                value: id,
                label: t('available', { name, amount: money(balanceMinor - heldMinor) }),
              }))}
              required
            />
            <DateField {...form.field('payOn')} label={t('payOn')} min={today} required />
            <SelectField
              {...form.field('method')}
              label={t('method')}
              options={choicesOf(t, 'method', payoutMethods)}
              required
            />
          </SimpleGrid>
          <Text size="sm" tone={error === undefined ? 'muted' : 'danger'} role="status">
            {error === undefined
              ? t('chosen', { amount: money(sum(bills.filter(({ id }) => chosen.has(id)))) })
              : parts.length === 0
                ? t('nothingChosen')
                : error}
          </Text>
          <FormActions submitLabel={t('create')} />
        </Form>
      </CardBody>
    </Card>
  );
}
