import { choicesOf, useMessages } from '@courtyard/common';
import type { Account, Chart } from '@courtyard/contract/bookkeeping/account/account';
import { accountTypes, taxTagsOf } from '@courtyard/contract/bookkeeping/account/account.values';
import {
  CheckboxField,
  ComboboxField,
  FormSection,
  SelectField,
  TextField,
  useFormValue,
} from '@courtyard/ui/forms';
import { useEffect } from 'react';
import { accountMessages } from '../account.messages';
import { controlsOf, fitting, headingsFor, purposesOf } from './account-choices.rules';
import type { AccountForm } from './account-values';
import { FixedFacts } from './fixed-facts';
import { formMessages } from './form.messages';

interface FieldsProps {
  form: AccountForm;
  chart: Chart;
  /** The one that is changed. */
  account?: Account;
}

/** The fields of an account; what stays once it was posted to is told with the reason. */
export function AccountFields({ form, chart, account }: FieldsProps) {
  const t = useMessages(formMessages);
  const tAccount = useMessages(accountMessages);
  const isUsed = account?.isUsed === true;
  useFitting(form, chart);
  return (
    <>
      <FormSection title={t('what')}>
        <TextField
          {...form.field('code')}
          label={tAccount('code')}
          help={t('codeHelp')}
          required
          maxLength={20}
        />
        <TextField {...form.field('name')} label={tAccount('name')} required maxLength={80} />
        {isUsed ? null : (
          <>
            <SelectField
              {...form.field('type')}
              label={tAccount('type')}
              help={t('typeHelp')}
              required
              options={choicesOf(tAccount, 'type', accountTypes)}
            />
            <CheckboxField
              {...form.field('isHeading')}
              label={tAccount('isHeading')}
              help={t('headingHelp')}
            />
          </>
        )}
        <ParentField form={form} chart={chart} account={account} />
        {isUsed ? null : <FundChoice form={form} chart={chart} account={account} />}
        <TaxTagChoice form={form} />
      </FormSection>
      {isUsed ? <FixedFacts account={account} funds={chart.funds} /> : <Advanced form={form} />}
    </>
  );
}

type PartProps = Pick<FieldsProps, 'form' | 'chart'> & { account: Account | undefined };

function ParentField({ form, chart, account }: PartProps) {
  const t = useMessages(formMessages);
  const tAccount = useMessages(accountMessages);
  const type = useFormValue(form, 'type');
  const headings = type
    ? headingsFor(chart.accounts, { type, ...(account && { id: account.id, parentId: account.parentId }) })
    : [];
  return (
    <ComboboxField
      {...form.field('parentId')}
      label={tAccount('parent')}
      help={t('parentHelp')}
      placeholder={t('parentNone')}
      optional
      options={headings.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
    />
  );
}

function FundChoice({ form, chart, account }: PartProps) {
  const t = useMessages(formMessages);
  const tAccount = useMessages(accountMessages);
  const isHeading = useFormValue(form, 'isHeading');
  if (isHeading) return null;
  const offered = chart.funds.filter(({ id, archivedAt }) => archivedAt === null || id === account?.fundId);
  return (
    <SelectField
      {...form.field('fundId')}
      label={tAccount('fund')}
      help={t('fundHelp')}
      placeholder={tAccount('anyFund')}
      optional
      options={offered.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
    />
  );
}

/** What income or an expense counts as in the tests of Form 1120-H; it may change at any time. */
function TaxTagChoice({ form }: Pick<FieldsProps, 'form'>) {
  const t = useMessages(formMessages);
  const tAccount = useMessages(accountMessages);
  const type = useFormValue(form, 'type');
  const isHeading = useFormValue(form, 'isHeading');
  const tags = type && !isHeading ? taxTagsOf(type) : [];
  if (tags.length === 0) return null;
  return (
    <SelectField
      {...form.field('taxTag')}
      label={tAccount('taxTag')}
      help={t(type === 'income' ? 'taxIncomeHelp' : 'taxExpenseHelp')}
      placeholder={t('taxNone')}
      optional
      options={choicesOf(tAccount, 'taxTag', tags)}
    />
  );
}

function Advanced({ form }: Pick<FieldsProps, 'form'>) {
  const t = useMessages(formMessages);
  const tAccount = useMessages(accountMessages);
  const type = useFormValue(form, 'type');
  const isHeading = useFormValue(form, 'isHeading');
  const control = useFormValue(form, 'control');
  if (!type || isHeading) return null;
  const controls = controlsOf(type);
  const purposes = control === 'none' ? purposesOf(type) : [];
  if (controls.length === 1 && purposes.length === 0) return null;
  return (
    <FormSection title={t('advanced')} description={t('advancedText')}>
      {purposes.length > 0 ? (
        <SelectField
          {...form.field('purpose')}
          label={tAccount('purpose')}
          help={t('purposeHelp')}
          placeholder={t('purposeNone')}
          optional
          options={choicesOf(tAccount, 'purpose', purposes)}
        />
      ) : null}
      {controls.length > 1 ? (
        <SelectField
          {...form.field('control')}
          label={tAccount('control')}
          help={t('controlHelp')}
          options={choicesOf(tAccount, 'control', controls)}
        />
      ) : null}
    </FormSection>
  );
}

/** Another type, or being a heading, takes away what does not go with it. */
function useFitting(form: AccountForm, { accounts }: Chart) {
  const { setValue, getValues } = form;
  const type = useFormValue(form, 'type');
  const isHeading = useFormValue(form, 'isHeading');
  const control = useFormValue(form, 'control');
  useEffect(() => {
    if (!type) return;
    const [fundId = null, purpose = null, taxTag = null, parentId = null] = getValues([
      'fundId',
      'purpose',
      'taxTag',
      'parentId',
    ]);
    const before = {
      type,
      isHeading: isHeading ?? false,
      fundId,
      control: control ?? 'none',
      purpose,
      taxTag,
    };
    const after = fitting(before);
    for (const name of ['fundId', 'control', 'purpose', 'taxTag'] as const)
      if (after[name] !== before[name]) setValue(name, after[name], { shouldDirty: true });
    const parent = accounts.find(({ id }) => id === parentId);
    if (parent && parent.type !== type) setValue('parentId', null, { shouldDirty: true });
  }, [type, isHeading, control, accounts, setValue, getValues]);
}
