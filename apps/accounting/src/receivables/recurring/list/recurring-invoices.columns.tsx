import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { RecurringInvoiceSummary } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { recurringInvoiceColumns } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.columns';
import { HStack, StatusBadge, TextLink } from '@courtyard/ui';
import { useColumns, useFilters, useTableState } from '@courtyard/ui/data';
import { useScheduleText } from '../../../recurring/schedule/use-schedule-text';
import { recurringPaths } from '../recurring-paths';
import { TemplateStatusBadge } from '../recurring-parts';
import { recurringInvoices } from '../recurring.queries';
import { listMessages } from './list.messages';

/** What a person sets on the list, in the URL. */
export const useRecurringTable = () =>
  useTableState({
    list: recurringInvoices.listName,
    sort: recurringInvoiceColumns.sort,
    filters: recurringInvoiceColumns.filters,
    defaultSort: 'name',
  });

export const useRecurringFilters = () => useFilters(recurringInvoiceColumns);

/** "$295.00 each": of every unit, or of all together. */
export function useAmountText(): (
  template: Pick<RecurringInvoiceSummary, 'amountMinor' | 'split'>,
) => string {
  const t = useMessages(listMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return ({ amountMinor, split }) =>
    t(split === 'each' ? 'perUnit' : 'inAll', { amount: formats.money(amountMinor, currency) });
}

/** That days of a template wait because they could not be billed; nothing where none does. */
export function WaitingBadge({
  template: { failed },
}: {
  template: Pick<RecurringInvoiceSummary, 'failed'>;
}) {
  const t = useMessages(listMessages);
  return failed === 0 ? null : <StatusBadge status="danger">{t('waits', { count: failed })}</StatusBadge>;
}

/** Columns of the list. */
export function useRecurringColumns() {
  const amountText = useAmountText();
  const scheduleText = useScheduleText();
  return useColumns(recurringInvoiceColumns, [
    {
      field: 'name',
      priority: 1,
      cell: (template) => (
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <TextLink to={recurringPaths.details(template.id)}>{template.name}</TextLink>
          <WaitingBadge template={template} />
        </HStack>
      ),
    },
    { field: 'rule', priority: 2, cell: ({ rule }) => scheduleText(rule) },
    { field: 'scope', priority: 2 },
    { field: 'amountMinor', priority: 1, cell: amountText },
    { field: 'nextOn', priority: 1, align: 'start' },
    { field: 'lastOn', priority: 3, align: 'start' },
    { field: 'status', priority: 2, cell: ({ status }) => <TemplateStatusBadge value={status} /> },
  ]);
}
