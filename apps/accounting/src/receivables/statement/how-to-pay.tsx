import { useMessages } from '@courtyard/common';
import { Box, Heading, Text } from '@courtyard/ui';
import { statementMessages } from './statement.messages';

/** How an owner pays what is owed, in the community's words; where it said none, whom to ask. */
export function HowToPay({ words }: { words: string | null }) {
  const t = useMessages(statementMessages);
  return (
    <Box borderTopWidth="1px" borderColor="border.default" mt="4" pt="4">
      <Heading as="h3" size="xs">
        {t('howToPay')}
      </Heading>
      {words === null ? (
        <Text size="sm" tone="muted" mt="1">
          {t('howToPayUnsaid')}
        </Text>
      ) : (
        <Text size="sm" mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
          {words}
        </Text>
      )}
    </Box>
  );
}
