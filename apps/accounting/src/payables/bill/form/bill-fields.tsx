import { choicesOf, useMessages, useToday } from '@courtyard/common';
import type { Bill } from '@courtyard/contract/accounting/payables/bill/bill';
import { billKinds } from '@courtyard/contract/accounting/payables/bill/bill.values';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import { addDays } from '@courtyard/contract/days';
import { SimpleGrid } from '@courtyard/ui';
import {
  ComboboxField,
  DateField,
  FilesField,
  FormSection,
  optionsFrom,
  RadioField,
  TextField,
} from '@courtyard/ui/forms';
import { vendors } from '../../vendor/vendor.queries';
import type { BillForm } from './bill-draft';
import { formMessages } from './form.messages';
import { LineFields } from './line-fields';

interface BillFieldsProps {
  form: BillForm;
  chart: Chart;
  /** Who is chosen at the beginning. */
  vendor: { id: string; name: string } | null;
  /** The one that is changed. */
  bill?: Bill | undefined;
  /** The number of the bill that was copied: the new one has its own. */
  copied?: string | undefined;
}

const findVendors = optionsFrom(vendors.fetchList, ({ name }) => name);

/** The terms, account and box of a vendor fill in what nobody has written yet. */
export async function takeDefaults(form: BillForm, vendorId: string): Promise<void> {
  const vendor = await vendors.fetchOne(vendorId);
  const billedOn = form.getValues('billedOn');
  if (billedOn) form.setValue('dueOn', addDays(billedOn, vendor.termsDays), { shouldDirty: true });
  const lines = form.getValues('lines');
  const { expenseAccount, reportable, taxBox } = vendor;
  form.setValue(
    'lines',
    lines.map((line) => ({
      ...line,
      accountId: line.accountId ?? (expenseAccount?.archived === false ? expenseAccount.id : null),
      taxBox: line.taxBox ?? (reportable ? taxBox : null),
    })),
  );
}

/** The fields of a bill, in sections. */
export function BillFields({ form, chart, vendor, bill, copied }: BillFieldsProps) {
  const t = useMessages(formMessages);
  const today = useToday();
  const { field } = form;
  return (
    <>
      <FormSection title={t('whose')}>
        <RadioField {...field('kind')} label={t('kind')} options={choicesOf(t, 'kind', billKinds)} required />
        <ComboboxField
          {...field('vendorId')}
          label={t('vendor')}
          options={findVendors}
          initialOption={vendor === null ? undefined : { value: vendor.id, label: vendor.name }}
          onChoose={(option) => option && void takeDefaults(form, option.value).catch(() => undefined)}
          required
        />
        <TextField
          {...field('number')}
          label={t('number')}
          help={copied === undefined ? t('numberHelp') : t('copyHelp', { number: copied })}
          maxLength={60}
          required
        />
      </FormSection>
      <FormSection title={t('when')}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <DateField {...field('billedOn')} label={t('billedOn')} max={today} required />
          <DateField {...field('dueOn')} label={t('dueOn')} required />
        </SimpleGrid>
      </FormSection>
      <LineFields form={form} chart={chart} />
      <FormSection title={t('papers')}>
        <FilesField
          {...field('fileIds')}
          label={t('files')}
          help={t('filesHelp')}
          multiple
          camera
          files={bill?.files ?? []}
        />
        <TextField {...field('memo')} label={t('memo')} maxLength={200} />
      </FormSection>
    </>
  );
}
