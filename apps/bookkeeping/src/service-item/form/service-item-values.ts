import { useMessages } from '@courtyard/common';
import type {
  ServiceItem,
  serviceItemInput,
} from '@courtyard/contract/bookkeeping/service-item/service-item';
import type { FormOf } from '@courtyard/ui/forms';
import { formMessages } from './form.messages';

export type ServiceItemForm = FormOf<typeof serviceItemInput>;

/** What the form of a service item begins with. */
export const valuesOf = (item: ServiceItem) => ({
  ...item,
  fundId: item.fund?.id ?? null,
  incomeAccountId: item.incomeAccount?.id ?? null,
  expenseAccountId: item.expenseAccount?.id ?? null,
});

/** What has to be known by the kind of a service item, by field. */
export function useServiceItemRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  return {
    incomeAccountId: t('incomeMissing'),
    chargeType: t('chargeMissing'),
    expenseAccountId: t('expenseMissing'),
  };
}
