import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type {
  RecurringEntrySummary,
  UpcomingEntry,
} from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { recurringEntryLabels } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.labels';
import { badgeOf, Box, Text } from '@courtyard/ui';
import { recordLoader } from '@courtyard/ui/details';
import { AmountRow } from '../../parts/amount-row';
import { useMonthText } from '../schedule/use-month-text';
import { recurringEntryPaths } from './recurring-entry-paths';
import { recurringEntryMessages } from './recurring-entry.messages';
import { recurringEntries, recurringEntryPager } from './recurring-entry.queries';

/** A page about the recurring entry `?id=`. */
export const RecurringEntryLoader = recordLoader({
  messages: recurringEntryMessages,
  title: (t) => t('recurringEntry'),
  useOne: recurringEntries.useOne,
  list: recurringEntryPaths.list,
  pager: recurringEntryPager,
});

export const RecurringEntryBadge = badgeOf(recurringEntryLabels, 'status', {
  active: 'expected',
  paused: 'attention',
  ended: 'neutral',
});

/** "$9,850.00 over 12 months", or what each posts. */
export function useAmountText(): (entry: Pick<RecurringEntrySummary, 'amountMinor' | 'months'>) => string {
  const t = useMessages(recurringEntryMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  return ({ amountMinor, months }) => {
    const amount = formats.money(amountMinor, currency);
    return months === null ? amount : t('overMonths', { amount, count: formats.number(months) });
  };
}

interface UpcomingEntriesProps {
  entries: readonly UpcomingEntry[];
  /** As it is written; each entry has it with its own month. */
  memo: string | null;
}

/** Entries to come, each with its day, its memo and its amount, or with what is in its way. */
export function UpcomingEntries({ entries, memo }: UpcomingEntriesProps) {
  const t = useMessages(recurringEntryMessages);
  const formats = useFormats();
  const monthText = useMonthText();
  const today = useToday();
  if (entries.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('upcomingNone')}
      </Text>
    );
  return (
    <Box as="ol" listStyleType="none" my="-3" aria-label={t('upcoming')}>
      {entries.map(({ occursOn, amountMinor, reverseOn, waits, problem }) => (
        <AmountRow key={occursOn} title={formats.day(occursOn)} amountMinor={amountMinor}>
          {[
            ...(memo === null ? [] : [monthText(memo, occursOn)]),
            ...(occursOn <= today ? [t('atOnce')] : []),
            ...(reverseOn === null ? [] : [t('reversedOn', { day: formats.day(reverseOn) })]),
            ...(waits ? [t('secondPerson')] : []),
          ].join(' · ')}
          {problem === null ? null : (
            <Text as="span" size="sm" tone="danger" display="block">
              {problem}
            </Text>
          )}
        </AmountRow>
      ))}
    </Box>
  );
}
