import { useCommunity, useFormats, useMessages, useLabels } from '@courtyard/common';
import type { PayoffFigures } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { chargeLabels } from '@courtyard/contract/bookkeeping/charge/charge.labels';
import { Box, Flex, Money, Text } from '@courtyard/ui';
import { payoffMessages } from './payoff.messages';

interface SumProps {
  name: string;
  amountMinor: number;
  isMain?: boolean;
}

function Sum({ name, amountMinor, isMain = false }: SumProps) {
  const { currency } = useCommunity();
  return (
    <Flex
      as="li"
      justify="space-between"
      gap="3"
      py="1.5"
      {...(isMain && { borderTopWidth: '1px', borderColor: 'border.default', mt: '1', pt: '3' })}
    >
      <Text as="span" size="sm" fontWeight={isMain ? 'semibold' : 'normal'}>
        {name}
      </Text>
      <Text as="span" size="sm" numeric flexShrink="0" fontWeight={isMain ? 'semibold' : 'normal'}>
        <Money amountMinor={amountMinor} currency={currency} />
      </Text>
    </Flex>
  );
}

/** Of what the payoff is made: by kind of charge, interest, fee and credit; below it what each further day adds. */
export function FiguresView({ figures }: { figures: PayoffFigures }) {
  const t = useMessages(payoffMessages);
  const tCharge = useLabels(chargeLabels);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { held, unbilled, byType, interestMinor, feeMinor, creditMinor, totalMinor, perDiemMinor } = figures;
  return (
    <>
      <Box role="status">
        <Text fontSize="2xl" lineHeight="2xl" fontWeight="semibold" numeric>
          <Money amountMinor={totalMinor} currency={currency} />
        </Text>
        <Text size="sm" tone="muted">
          {t('perDiemMinor')}: {formats.money(perDiemMinor, currency)}
        </Text>
      </Box>
      {held === null ? null : (
        <Text size="sm" role="note">
          {held === 'plan' ? t('heldPlan') : t('heldNow', { reason: t(`reason.${held}`) })}
        </Text>
      )}
      {unbilled.length === 0 ? null : (
        <Box role="note">
          <Text size="sm" fontWeight="semibold">
            {t('unbilled')}
          </Text>
          {unbilled.map(({ title, issuedOn, reason }, at) => (
            // They have no id, and never change their order.
            <Text key={at} size="sm">
              {t('unbilledRow', { title, day: formats.day(issuedOn), reason })}
            </Text>
          ))}
        </Box>
      )}
      <Box as="ul" listStyleType="none">
        {byType.map(({ chargeType, openMinor }) => (
          <Sum key={chargeType} name={tCharge(`chargeType.${chargeType}`)} amountMinor={openMinor} />
        ))}
        {interestMinor === 0 ? null : <Sum name={t('interestMinor')} amountMinor={interestMinor} />}
        {feeMinor === 0 ? null : <Sum name={t('feeMinor')} amountMinor={feeMinor} />}
        {creditMinor === 0 ? null : <Sum name={t('creditMinor')} amountMinor={-creditMinor} />}
        <Sum name={t('totalMinor')} amountMinor={totalMinor} isMain />
      </Box>
    </>
  );
}
