import { useCommunity, useFormats, useMessages, useToday, useLabels } from '@courtyard/common';
import { invoiceLabels } from '@courtyard/contract/accounting/receivables/invoice/invoice.labels';
import type { ReceivablesAging } from '@courtyard/contract/accounting/receivables/unit-account/receivables-aging';
import { Box, CardFrame, CardNothing, Flex, Grid, Money, Text, TextLink } from '@courtyard/ui';
import { Sparkline, useChangeText } from '@courtyard/ui/trend';
import { invoicePaths } from '../../invoice/invoice-paths';
import { unitAccountPaths } from '../../unit-account/unit-account-paths';
import { statementMessages } from '../statement.messages';
import { useCollected, useReceivablesAging } from '../statement.queries';

const isSettled = (buckets: ReceivablesAging['buckets']) => buckets.every(({ openMinor }) => openMinor === 0);

/** Accounts receivable by days past due, and how it came to that; each bucket opens the units that owe it. */
export function ArrearsCard() {
  const t = useMessages(statementMessages);
  const tInvoice = useLabels(invoiceLabels);
  const { currency } = useCommunity();
  const changeText = useChangeText();
  const aging = useReceivablesAging();
  // Drawn with what it ends with, so that what stands below it keeps its place.
  const { isPending } = useCollected(useToday());
  return (
    <CardFrame
      title={t('arrears')}
      link={{ to: unitAccountPaths.list, label: t('allUnitBalances') }}
      query={isPending ? { ...aging, data: undefined } : aging}
      lines={5}
      isNothing={({ buckets }) => isSettled(buckets)}
    >
      {({ buckets, pastDueMinor, trend }) => {
        if (isSettled(buckets)) return <CardNothing>{t('arrearsNone')}</CardNothing>;
        return (
          <>
            <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
              <Text as="span" fontSize="3xl" lineHeight="3xl" fontWeight="semibold">
                <Money amountMinor={pastDueMinor} currency={currency} />
              </Text>
              <Text as="span" size="sm" tone="muted">
                {t('overdueSum')}
              </Text>
              <Sparkline label={t('overdueTrend')} trend={trend} />
            </Flex>
            <Text size="sm" tone="muted" mb="3">
              {changeText(trend)}
            </Text>
            <Grid as="dl" templateColumns="1fr max-content" columnGap="4" rowGap="1.5" alignItems="baseline">
              {buckets.map(({ bucket, openMinor }) => (
                <Box key={bucket} display="contents">
                  <Box as="dt">
                    <TextLink to={`${unitAccountPaths.list}?aging=${bucket}`} look="quiet" fontSize="sm">
                      {tInvoice(`aging.${bucket}`)}
                    </TextLink>
                  </Box>
                  <Text as="dd" size="sm" fontWeight="medium" textAlign="end">
                    <Money amountMinor={openMinor} currency={currency} />
                  </Text>
                </Box>
              ))}
            </Grid>
            <Collected />
          </>
        );
      }}
    </CardFrame>
  );
}

/** The part of what fell due in twelve months that is settled, rounded down: nothing is called all that is not. */
function Collected() {
  const t = useMessages(statementMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { data } = useCollected(useToday());
  if (!data || data.totalMinor === 0) return null;
  const { dueOn, totalMinor, settledMinor } = data;
  // Multiplied first: 57 of 100 as a fraction times 100 is less than 57.
  const percent = Math.floor((settledMinor * 100) / totalMinor);
  return (
    <Text size="sm" tone="muted" mt="3">
      <TextLink to={`${invoicePaths.list}?dueOn=${dueOn}`} look="quiet">
        {t('collected', {
          percent: `${formats.number(percent)}%`,
          amount: formats.money(totalMinor, currency),
        })}
      </TextLink>
    </Text>
  );
}
