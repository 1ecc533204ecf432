import type { RecurringInvoiceSummary } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { recurringInvoiceColumns } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { useScheduleText } from '../../../recurring/schedule/use-schedule-text';
import { recurringPaths } from '../recurring-paths';
import { TemplateStatusBadge } from '../recurring-parts';
import { useAmountText, WaitingBadge } from './recurring-invoices.columns';

export function RecurringCard({ template }: { template: RecurringInvoiceSummary }) {
  const { text, label } = useFieldTexts(recurringInvoiceColumns);
  const amountText = useAmountText();
  const scheduleText = useScheduleText();
  const next = text(template, 'nextOn');
  return (
    <ListCard
      title={<TextLink to={recurringPaths.details(template.id)}>{template.name}</TextLink>}
      facts={[amountText(template), text(template, 'scope')]}
      lines={[scheduleText(template.rule), next === null ? null : `${label('nextOn')}: ${next}`]}
      badges={
        <>
          {template.status === 'active' ? null : <TemplateStatusBadge value={template.status} />}
          <WaitingBadge template={template} />
        </>
      }
    />
  );
}
