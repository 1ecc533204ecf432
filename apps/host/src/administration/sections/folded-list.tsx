import { Box, Text } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { Collapsible } from '@courtyard/ui/details';

export interface CollapsibleListProps {
  title: string;
  /** Said in place of the list where there is nothing. */
  empty: string;
  entries: { key: string; text: ReactNode; note: string }[];
}

/** A list at the end of a card, folded until somebody asks. */
export function CollapsibleList({ title, empty, entries }: CollapsibleListProps) {
  return (
    <Box borderTopWidth="1px" borderColor="border.default" px="5" py="3">
      <Collapsible title={title}>
        {entries.length === 0 ? (
          <Text size="sm" tone="muted" mt="2">
            {empty}
          </Text>
        ) : (
          <Box as="ul" listStyleType="none" mt="2" display="grid" gap="2">
            {entries.map(({ key, text, note }) => (
              <Box as="li" key={key} fontSize="sm" lineHeight="sm" overflowWrap="anywhere">
                {text}{' '}
                <Box as="span" color="fg.subtle">
                  {note}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Collapsible>
    </Box>
  );
}
