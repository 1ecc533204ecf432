import { Can, choicesOf, useMessages } from '@courtyard/common';
import { chargeTypes } from '@courtyard/contract/bookkeeping/charge/charge.values';
import type { ServiceItem } from '@courtyard/contract/bookkeeping/service-item/service-item';
import { taxBoxes } from '@courtyard/contract/bookkeeping/service-item/service-item.values';
import { ErrorLine, Text, TextLink } from '@courtyard/ui';
import { AccountField, FormSection, FundField, SelectField, useFormValue } from '@courtyard/ui/forms';
import { accountPaths } from '../../account/account-paths';
import { serviceItemMessages } from '../service-item.messages';
import { useServiceItemChoices } from '../service-item.queries';
import { formMessages } from './form.messages';
import type { ServiceItemForm } from './service-item-values';

interface PostingProps {
  form: ServiceItemForm;
  /** The one that is changed: its accounts and fund may be archived by now. */
  serviceItem: ServiceItem | undefined;
}

/** Where what a service item is on is posted, by its kind. */
export function PostingFields({ form, serviceItem }: PostingProps) {
  const t = useMessages(formMessages);
  const tServiceItem = useMessages(serviceItemMessages);
  const choices = useServiceItemChoices();
  const kind = useFormValue(form, 'kind') ?? 'billed';
  const fundId = useFormValue(form, 'fundId') ?? null;
  const { funds = [], accounts = [] } = choices.data ?? {};
  const fitting = accounts.filter(
    (account) => fundId === null || account.fundId === null || account.fundId === fundId,
  );
  const ofType = (type: 'income' | 'expense') => fitting.filter((account) => account.type === type);
  const { field } = form;
  return (
    <FormSection title={t('posting')}>
      {choices.error ? <ErrorLine onRetry={() => void choices.refetch()} /> : null}
      {choices.data && accounts.length === 0 ? <NoChart /> : null}
      <FundField
        {...field('fundId')}
        label={tServiceItem('fund')}
        help={t('fundHelp')}
        optional
        funds={funds}
        chosen={serviceItem?.fund}
      />
      {kind === 'bought' ? null : (
        <>
          <AccountField
            {...field('incomeAccountId')}
            label={tServiceItem('incomeAccount')}
            help={t('incomeHelp')}
            required
            accounts={ofType('income')}
            chosen={serviceItem?.incomeAccount}
          />
          <SelectField
            {...field('chargeType')}
            label={tServiceItem('chargeType')}
            help={t('chargeHelp')}
            required
            options={choicesOf(tServiceItem, 'chargeType', chargeTypes)}
          />
        </>
      )}
      {kind === 'billed' ? null : (
        <>
          <AccountField
            {...field('expenseAccountId')}
            label={tServiceItem('expenseAccount')}
            help={t('expenseHelp')}
            required
            accounts={ofType('expense')}
            chosen={serviceItem?.expenseAccount}
          />
          <SelectField
            {...field('taxBox')}
            label={tServiceItem('taxBox')}
            help={t('taxHelp')}
            options={choicesOf(tServiceItem, 'taxBox', taxBoxes)}
          />
        </>
      )}
    </FormSection>
  );
}

function NoChart() {
  const t = useMessages(formMessages);
  return (
    <Text size="sm" role="status">
      {t('noChart')}{' '}
      <Can permission="Charts List View">
        <TextLink to={accountPaths.list}>{t('toChart')}</TextLink>
      </Can>
    </Text>
  );
}
