import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { CloseCheck } from '@courtyard/contract/bookkeeping/period/period';
import { Box, type Status, StatusBadge, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { actsMessages } from './acts.messages';

const statuses: Record<CloseCheck['state'], Status> = {
  done: 'ok',
  attention: 'attention',
  blocks: 'danger',
};
const words = { done: 'isFine', attention: 'isOpen', blocks: 'blocks' } as const;

/** What was looked at before a month is closed, and how it stands. */
export function CloseChecks({ checks }: { checks: readonly CloseCheck[] }) {
  const t = useMessages(actsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const said = ({ check, state, count, amountMinor }: CloseCheck) => {
    if (state === 'done') return t(`check.${check}`);
    const amount = formats.money(Math.abs(amountMinor ?? 0), currency);
    if (check === 'undeposited' || check === 'between-funds') return t(`open.${check}`, { amount });
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
          />
        ))}
      </Box>
    </Box>
  );
}
