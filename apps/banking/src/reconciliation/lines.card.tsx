import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { Box, Card, CardBody, CardHeader, EmptyState, ErrorState, Icon, Money, Text } from '@courtyard/ui';
import { TickList } from '@courtyard/ui/data';
import { reconciliationMessages } from './reconciliation.messages';
import type { Clearing } from './use-clearing';

/** Lines of the books with a tick for each that the statement has. */
export function LinesCard({ clearing, isReadOnly }: { clearing: Clearing; isReadOnly: boolean }) {
  const t = useMessages(reconciliationMessages);
  const { total, error, isCleared, tick, show } = clearing;
  return (
    <Card>
      <CardHeader title={t('linesTitle')} {...(!isReadOnly && { description: t('linesText') })} />
      <CardBody>
        {error ? (
          <ErrorState error={error} />
        ) : total === 0 ? (
          <EmptyState icon="bank" title={t('none')} />
        ) : (
          <TickList
            label={t('linesTitle')}
            count={total}
            isTicked={isCleared}
            onShown={show}
            {...(!isReadOnly && { onTick: tick })}
          >
            {(index) => <Line clearing={clearing} index={index} />}
          </TickList>
        )}
      </CardBody>
    </Card>
  );
}

function Line({ clearing, index }: { clearing: Clearing; index: number }) {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const line = clearing.lineAt(index);
  if (!line) return <Text size="sm">…</Text>;
  const { date, no, party, memo, reference, amountMinor, isMatched } = line;
  const isTicked = clearing.isCleared(index);
  return (
    <>
      <Box width="5" flexShrink="0" color={isTicked ? 'accent.fg' : 'fg.subtle'} aria-hidden>
        {isTicked ? <Icon name="check" /> : '○'}
      </Box>
      <Box minWidth="0" flex="1">
        <Text size="sm" lineClamp={1}>
          {party ?? memo ?? t('entry', { no })}
        </Text>
        <Text size="sm" tone="muted" lineClamp={1}>
          {[formats.day(date), t('entry', { no }), reference, isMatched ? t('matched') : null]
            .filter((part) => part !== null)
            .join(' · ')}
        </Text>
      </Box>
      <Text size="sm" flexShrink="0">
        <Money amountMinor={amountMinor} currency={currency} negative="parentheses" />
      </Text>
    </>
  );
}
