import { Can, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { CloseCheck } from '@courtyard/contract/bookkeeping/period/period';
import { addDays, addMonths } from '@courtyard/contract/days';
import { Box, type Status, StatusBadge, Text, TextLink } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { periodPaths } from '../period-paths';
import { actsMessages } from './acts.messages';

const statuses: Record<CloseCheck['state'], Status> = {
  done: 'ok',
  attention: 'attention',
  blocks: 'danger',
};
const words = { done: 'isFine', attention: 'isOpen', blocks: 'blocks' } as const;

/** The lines of the banks that are still to be matched, until the end of a month. */
const unmatchedUntil = (month: string): string => {
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  return `/accounting/transactions?state=open&state=doubtful&bookedOn=..${last}`;
};

/** What was looked at before a month is closed, and how it stands. */
export function CloseChecks({ checks, month }: { checks: readonly CloseCheck[]; month: string }) {
  const t = useMessages(actsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const said = ({ check, state, count, amountMinor }: CloseCheck) => {
    if (state === 'done') return t(`check.${check}`);
    const amount = formats.money(Math.abs(amountMinor ?? 0), currency);
    if (check === 'undeposited' || check === 'between-funds' || check === 'recognition')
      return t(`open.${check}`, { amount });
    return check === 'over' ? t('open.over') : t(`open.${check}`, { count: count ?? 0 });
  };
  return (
    <Box>
      <Text size="sm" fontWeight="medium" mb="2">
        {t('checks')}
      </Text>
      <Box as="ul" listStyleType="none">
        {checks.map((found) => (
          <PartRow
            key={found.check}
            title={said(found)}
            badge={<StatusBadge status={statuses[found.state]}>{t(words[found.state])}</StatusBadge>}
          >
            {found.check === 'bank-lines' && found.state !== 'done' ? (
              <Can permission="Bank Transactions View">
                <TextLink to={unmatchedUntil(month)}>{t('link.bank-lines')}</TextLink>
              </Can>
            ) : null}
            {found.check === 'recognition' && found.state !== 'done' ? (
              <TextLink to={periodPaths.details(month)}>{t('link.recognition')}</TextLink>
            ) : null}
          </PartRow>
        ))}
      </Box>
    </Box>
  );
}
