import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { CollectionHold } from '@courtyard/contract/accounting/receivables/collection/collection';
import { Box, Button, StatusBadge, Text } from '@courtyard/ui';
import { PartRow } from '@courtyard/ui/details';
import { collectionMessages } from './collection.messages';

/** One hold: why, whom, since when and until when. */
export function HoldRow({ hold, onEnd }: { hold: CollectionHold; onEnd: (() => void) | null }) {
  const t = useMessages(collectionMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { reason, owners, startsOn, endsOn, petitionOn, split, note, setBy, isNow } = hold;
  const facts = [
    owners,
    t('heldFrom', { day: formats.day(startsOn) }),
    ...(endsOn === null ? [] : [t('heldUntil', { day: formats.day(endsOn) })]),
    ...(petitionOn === null ? [] : [t('petition', { day: formats.day(petitionOn) })]),
    ...(split === null
      ? []
      : [
          t('split', {
            before: formats.money(split.beforeMinor, currency),
            since: formats.money(split.sinceMinor, currency),
          }),
        ]),
    t('by', { by: setBy }),
  ];
  return (
    <PartRow
      title={t(`reason.${reason}`)}
      badge={isNow ? <StatusBadge status="attention">{t('heldNow')}</StatusBadge> : null}
    >
      {facts.join(' · ')}
      {note === null ? null : (
        <Text size="sm" whiteSpace="pre-line">
          {note}
        </Text>
      )}
      {onEnd === null ? null : (
        <Box>
          <Button size="sm" variant="ghost" onClick={onEnd}>
            {t('endHold')}
          </Button>
        </Box>
      )}
    </PartRow>
  );
}
