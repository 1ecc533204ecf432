import { useMessages } from '@courtyard/common';
import { Box, Button, Flex, Heading } from '@courtyard/ui';
import type { DashboardCard } from '../arrangement.rules';
import { asideMessages } from './aside.messages';

/** What was hidden, to bring back. */
export function HiddenCards({
  cards,
  onShow,
}: {
  cards: readonly DashboardCard[];
  onShow(card: DashboardCard): void;
}) {
  const t = useMessages(asideMessages);
  const hidden = cards.filter((card) => card.isHidden);
  if (hidden.length === 0) return null;
  return (
    <Box as="section" mt="6">
      <Heading as="h2" size="sm" mb="3">
        {t('hidden')}
      </Heading>
      <Flex wrap="wrap" gap="2">
        {hidden.map((card) => (
          <Button
            key={card.key}
            icon="eye"
            size="sm"
            aria-label={t('show', { card: card.entry.title })}
            onClick={() => onShow(card)}
          >
            {card.entry.title}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}
