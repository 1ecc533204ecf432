import { choicesOf, toast, useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  lateFeeBases,
  yearLengths,
} from '@courtyard/contract/accounting/receivables/collection/late-charge.values';
import { templatesOf } from '@courtyard/contract/platform/community/legal/legal-defaults.rules';
import { ErrorLine, SimpleGrid, Stack, Text } from '@courtyard/ui';
import {
  AccountField,
  DateField,
  Form,
  FormActions,
  MoneyField,
  NumberField,
  SelectField,
  SwitchField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useEffect, useRef } from 'react';
import { incomeAccounts } from '../../../../parts/chart.rules';
import { useChart } from '../../../../parts/units.queries';
import { useSettled } from '../../../../parts/actions/use-settled';
import { draftOf, inputOf, lateChargeDraft, type LateChargeForm } from './late-charge-draft';
import { lateChargeMessages } from './late-charges.messages';
import { latePolicies, useLatePreview } from './late-charges.queries';
import { useTemplateName } from './use-template-name';

const pair = { columns: { base: 1, sm: 2 }, gap: '3' } as const;

/** Puts in force what late payment costs, with whom it would have charged last month below. */
export function LateChargesDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(lateChargeMessages);
  const formats = useFormats();
  const today = useToday();
  const setting = latePolicies.useCreate();
  const { currency, jurisdiction } = useCommunity();
  const form = useContractForm(lateChargeDraft, {
    defaultValues: { ...draftOf(templatesOf(jurisdiction)[0] ?? 'neutral', currency), effectiveOn: today },
    rules: { feeAccountId: t('accountMissing'), interestAccountId: t('accountMissing') },
    onSubmit: async (values) => {
      const { effectiveOn } = await setting.mutateAsync(inputOf(values));
      toast({ title: t('done', { day: formats.day(effectiveOn) }), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('set')}>
      <Form form={form}>
        <TemplateField form={form} />
        <DateField
          {...form.field('effectiveOn')}
          label={t('effectiveOn')}
          help={t('effectiveHelp')}
          required
        />
        <FeeFields form={form} />
        <InterestFields form={form} />
        <Preview form={form} />
        <Text size="sm" tone="muted">
          {t('counsel')}
        </Text>
        <FormActions submitLabel={t('set')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

interface FieldsProps {
  form: LateChargeForm;
}

/** Another template fills in its terms; the accounts stay. */
function TemplateField({ form }: FieldsProps) {
  const t = useMessages(lateChargeMessages);
  const nameOf = useTemplateName();
  const name = useFormValue(form, 'name');
  const before = useRef(name);
  const { currency, jurisdiction } = useCommunity();
  useEffect(() => {
    if (name === before.current) return;
    before.current = name;
    const { chargesFee, chargesInterest, lateFee, interest } = draftOf(name, currency);
    form.setValue('chargesFee', chargesFee);
    form.setValue('chargesInterest', chargesInterest);
    form.setValue('lateFee', lateFee);
    form.setValue('interest', interest);
  }, [name, form, currency]);
  return (
    <SelectField
      {...form.field('name')}
      label={t('template')}
      options={templatesOf(jurisdiction).map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}

function FeeFields({ form }: FieldsProps) {
  const t = useMessages(lateChargeMessages);
  const { currency } = useCommunity();
  const chart = useChart();
  const isCharged = useFormValue(form, 'chargesFee');
  const { field } = form;
  return (
    <Stack gap="3">
      <SwitchField {...field('chargesFee')} label={t('chargesFee')} />
      {isCharged ? (
        <>
          <SimpleGrid {...pair}>
            <NumberField
              {...field('lateFee.graceDays')}
              label={t('graceDays')}
              unit={t('days')}
              whole
              required
            />
            <MoneyField {...field('lateFee.fixedMinor')} label={t('fixed')} currency={currency} required />
            <NumberField
              {...field('lateFee.millionths')}
              label={t('part')}
              unit="%"
              scale={10_000}
              required
            />
            <SelectField
              {...field('lateFee.of')}
              label={t('of')}
              options={choicesOf(t, 'of', lateFeeBases)}
            />
            <MoneyField {...field('lateFee.capMinor')} label={t('cap')} currency={currency} />
          </SimpleGrid>
          <AccountField
            {...field('feeAccountId')}
            label={t('feeAccount')}
            accounts={incomeAccounts(chart.data?.accounts ?? [])}
            required
          />
        </>
      ) : null}
    </Stack>
  );
}

function InterestFields({ form }: FieldsProps) {
  const t = useMessages(lateChargeMessages);
  const chart = useChart();
  const isCharged = useFormValue(form, 'chargesInterest');
  const { field } = form;
  return (
    <Stack gap="3">
      <SwitchField {...field('chargesInterest')} label={t('chargesInterest')} />
      {isCharged ? (
        <>
          <SimpleGrid {...pair}>
            <NumberField
              {...field('interest.millionthsPerYear')}
              label={t('rate')}
              unit="%"
              scale={10_000}
              required
            />
            <NumberField
              {...field('interest.fromDays')}
              label={t('fromDays')}
              unit={t('days')}
              whole
              required
            />
            <SelectField
              {...field('interest.yearDays')}
              label={t('yearDays')}
              options={yearLengths.map((value) => ({ value, label: value }))}
            />
          </SimpleGrid>
          <AccountField
            {...field('interestAccountId')}
            label={t('interestAccount')}
            accounts={incomeAccounts(chart.data?.accounts ?? [])}
            required
          />
        </>
      ) : null}
    </Stack>
  );
}

const maxShown = 6;

/** Whom it would have charged last month, as it is written. */
function Preview({ form }: FieldsProps) {
  const t = useMessages(lateChargeMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const written = lateChargeDraft.safeParse({
    name: useFormValue(form, 'name'),
    effectiveOn: useFormValue(form, 'effectiveOn'),
    chargesFee: useFormValue(form, 'chargesFee'),
    chargesInterest: useFormValue(form, 'chargesInterest'),
    lateFee: useFormValue(form, 'lateFee'),
    interest: useFormValue(form, 'interest'),
    feeAccountId: useFormValue(form, 'feeAccountId'),
    interestAccountId: useFormValue(form, 'interestAccountId'),
  });
  const asked = useSettled(written.success ? inputOf(written.data) : null);
  const preview = useLatePreview(asked);
  if (preview.isError)
    return <ErrorLine onRetry={() => void preview.refetch()}>{t('previewFailed')}</ErrorLine>;
  if (asked === null || !preview.data) return null;
  const { rows, lateFeeMinor, interestMinor } = preview.data;
  const money = (minor: number) => formats.money(minor, currency);
  return (
    <Stack gap="1" role="status">
      <Text size="sm" fontWeight="medium">
        {t('preview')}
      </Text>
      <Text size="sm">
        {t('previewUnits', { count: rows.length, amount: money(lateFeeMinor + interestMinor) })}
      </Text>
      {rows.slice(0, maxShown).map((row) => (
        <Text key={row.property.id} size="sm" tone="muted" numeric>
          {t('previewRow', {
            unit: row.property.name,
            fee: money(row.lateFeeMinor),
            interest: money(row.interestMinor),
          })}
        </Text>
      ))}
      {rows.length > maxShown ? (
        <Text size="sm" tone="muted">
          {t('previewMore', { count: rows.length - maxShown })}
        </Text>
      ) : null}
    </Stack>
  );
}
