import type { RecurringEntrySummary } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { recurringEntryColumns } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { useScheduleText } from '../../schedule/use-schedule-text';
import { RecurringEntryBadge, useAmountText } from '../recurring-entry-parts';
import { recurringEntryPaths } from '../recurring-entry-paths';
import { WaitingBadge } from './recurring-entries.columns';

/** A recurring entry where there is no room for a table. */
export function RecurringEntryCard({ entry }: { entry: RecurringEntrySummary }) {
  const { text, label } = useFieldTexts(recurringEntryColumns);
  const amountText = useAmountText();
  const scheduleText = useScheduleText();
  const next = text(entry, 'nextOn');
  return (
    <ListCard
      title={<TextLink to={recurringEntryPaths.details(entry.id)}>{entry.name}</TextLink>}
      facts={[amountText(entry), text(entry, 'kind')]}
      lines={[scheduleText(entry.rule), next === null ? null : `${label('nextOn')}: ${next}`]}
      badges={
        <>
          {entry.status === 'active' ? null : <RecurringEntryBadge value={entry.status} />}
          <WaitingBadge entry={entry} />
        </>
      }
    />
  );
}
