import { useCommunity, useFormats, useMessages, useToday } from '@courtyard/common';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { Box, HStack, StatusBadge, Text } from '@courtyard/ui';
import { urgencyOf } from '../invoice/due.rules';
import { statementMessages } from './statement.messages';
import { lateSince, standingOf } from './statement.rules';

interface BalanceLinesProps {
  statement: UnitStatement;
  /** Said to whose it is, or to those who keep the books. */
  mine: boolean;
}

/** The balance first, then what of it is late and what comes next, as one says it. */
export function BalanceLines({ statement, mine }: BalanceLinesProps) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  const { balanceMinor, overdueMinor, creditMinor, next } = statement;
  const standing = standingOf(statement);
  const headline = {
    clear: t('nothing'),
    ahead: t('ahead', { amount: money(-balanceMinor) }),
    owing: t(mine ? 'youOwe' : 'unitOwes', { amount: money(balanceMinor) }),
    late: t(mine ? 'youOwe' : 'unitOwes', { amount: money(balanceMinor) }),
  }[standing];
  return (
    <Box>
      <Text fontSize="2xl" lineHeight="2xl" fontWeight="semibold">
        {headline}
      </Text>
      {standing === 'late' ? <LateLine statement={statement} amount={money(overdueMinor)} /> : null}
      {next && standing !== 'late' ? (
        <Text size="sm" mt="1">
          {next.amountMinor === balanceMinor
            ? t('nextAll', { day: formats.day(next.dueOn) })
            : t('next', { amount: money(next.amountMinor), day: formats.day(next.dueOn) })}
        </Text>
      ) : null}
      {standing === 'clear' ? (
        <Text size="sm" tone="muted" mt="1">
          {t('nothingText')}
        </Text>
      ) : null}
      {standing === 'ahead' ? (
        <Text size="sm" tone="muted" mt="1">
          {t('aheadText')}
        </Text>
      ) : null}
      {creditMinor > 0 && standing !== 'ahead' ? (
        <Text size="sm" tone="muted" mt="1">
          {t('credit', { amount: money(creditMinor) })}
        </Text>
      ) : null}
    </Box>
  );
}

function LateLine({ statement, amount }: { statement: UnitStatement; amount: string }) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const since = lateSince(statement.open, useToday());
  const isAll = statement.overdueMinor === statement.balanceMinor;
  const said = () => {
    if (since === null) return t('lateAmount', { amount });
    const when = { day: formats.day(since.dueOn), days: since.days };
    return isAll ? t('lateAll', when) : t('late', { amount, ...when });
  };
  return (
    <HStack mt="2">
      <StatusBadge status={since ? urgencyOf(since.days) : 'danger'} isSentence>
        {said()}
      </StatusBadge>
    </HStack>
  );
}
