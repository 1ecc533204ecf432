import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { CardFrame, CardLine, CardList, Flex, LinkButton, Money, StatusBadge, Text } from '@courtyard/ui';
import { BalanceLines } from '../balance-lines';
import { statementPaths } from '../statement-paths';
import { statementMessages } from '../statement.messages';
import { useMyStatements } from '../statement.queries';
import { standingOf } from '../statement.rules';

/** What the person's units owe, and when. Who owns none has no such card. */
export function MyBalanceCard() {
  const t = useMessages(statementMessages);
  const mine = useMyStatements();
  return (
    <CardFrame
      title={t('mine')}
      link={{ to: statementPaths.mine, label: t('seeWhy') }}
      query={mine}
      lines={2}
      isNothing={({ length }) => length === 0}
    >
      {([first, ...others]) =>
        first === undefined ? (
          <Text size="sm" tone="muted">
            {t('noUnits')}
          </Text>
        ) : others.length === 0 ? (
          <Flex wrap="wrap" align="center" justify="space-between" gap="4">
            <BalanceLines statement={first} mine />
            {first.balanceMinor > 0 ? (
              <LinkButton to={statementPaths.of(first.property.id)} variant="primary">
                {t('howToPay')}
              </LinkButton>
            ) : null}
          </Flex>
        ) : (
          <CardList>
            {[first, ...others].map((statement) => (
              <UnitLine key={statement.property.id} statement={statement} />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}

function UnitLine({ statement }: { statement: UnitStatement }) {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { property, balanceMinor, overdueMinor, next } = statement;
  const isLate = standingOf(statement) === 'late';
  const detail = next
    ? t('cardNext', { amount: formats.money(next.amountMinor, currency), day: formats.day(next.dueOn) })
    : t('cardClear');
  return (
    <CardLine
      to={statementPaths.of(property.id)}
      title={property.name}
      detail={detail}
      aside={
        isLate ? (
          <StatusBadge status="attention">
            {t('cardLate', { amount: formats.money(overdueMinor, currency) })}
          </StatusBadge>
        ) : (
          <Money amountMinor={balanceMinor} currency={currency} />
        )
      }
    />
  );
}
