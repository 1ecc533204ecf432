import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { Box, CardFigure, CardFrame, CardNothing, Grid, Money, Text, TextLink } from '@courtyard/ui';
import { billPaths } from '../bill-paths';
import { cardsMessages } from './cards.messages';
import { useWaitingBills } from './waiting.queries';

/** What is owed to vendors: what waits for approval, and what is due when; each figure opens its list. */
export function BillsCard() {
  const t = useMessages(cardsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const waiting = useWaitingBills();
  return (
    <CardFrame
      title={t('title')}
      link={{ to: billPaths.list, label: t('all') }}
      query={waiting}
      lines={4}
      isNothing={(groups) => groups.every(({ count }) => count === 0)}
    >
      {(groups) => {
        const shown = groups.flatMap(({ group, ...of }) =>
          group === 'owed' || of.count === 0 ? [] : [{ group, ...of }],
        );
        if (shown.length === 0) return <CardNothing>{t('none')}</CardNothing>;
        const owedMinor = groups.find(({ group }) => group === 'owed')?.amountMinor ?? 0;
        return (
          <>
            <CardFigure label={t('owed')} mb="3">
              <Money amountMinor={owedMinor} currency={currency} />
            </CardFigure>
            <Grid
              as="dl"
              templateColumns="1fr max-content max-content"
              columnGap="4"
              rowGap="1.5"
              alignItems="baseline"
            >
              {shown.map(({ group, count, amountMinor, search }) => (
                <Box key={group} display="contents">
                  <Box as="dt">
                    <TextLink to={`${billPaths.list}?${search}`} look="quiet" fontSize="sm">
                      {t(group)}
                    </TextLink>
                  </Box>
                  <Text as="dd" size="sm" tone="muted" textAlign="end" numeric>
                    {formats.number(count)}
                  </Text>
                  <Text as="dd" size="sm" fontWeight="medium" textAlign="end">
                    <Money amountMinor={amountMinor} currency={currency} />
                  </Text>
                </Box>
              ))}
            </Grid>
          </>
        );
      }}
    </CardFrame>
  );
}
