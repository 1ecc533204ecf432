import { useFormats, useMessages, useToday } from '@courtyard/common';
import type { UpcomingRun } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { Box, Text } from '@courtyard/ui';
import { AmountRow } from '../../parts/amount-row';
import { formMessages } from './form/form.messages';

/** Runs to come, each with its days, its units and its exact total, or with what is in its way. */
export function UpcomingRuns({ runs }: { runs: readonly UpcomingRun[] }) {
  const t = useMessages(formMessages);
  const formats = useFormats();
  const today = useToday();
  if (runs.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('upcomingNone')}
      </Text>
    );
  return (
    <Box as="ol" listStyleType="none" my="-3" aria-label={t('upcoming')}>
      {runs.map(({ occursOn, madeOn, issuedOn, dueOn, units, totalMinor, leftOut, problem }) => (
        <AmountRow
          key={occursOn}
          title={formats.day(occursOn)}
          amountMinor={totalMinor}
          below={t('billedUnits', { count: units })}
        >
          {[
            ...(issuedOn === occursOn ? [] : [t('dated', { day: formats.day(issuedOn) })]),
            t('dueOn', { day: formats.day(dueOn) }),
            ...(madeOn === occursOn && madeOn > today
              ? []
              : [madeOn <= today ? t('atOnce') : t('madeOn', { day: formats.day(madeOn) })]),
            ...(leftOut.length > 0 ? [t('leftUnits', { count: leftOut.length })] : []),
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
