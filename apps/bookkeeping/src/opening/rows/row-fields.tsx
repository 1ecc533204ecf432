import { Box, Flex, IconButton, SimpleGrid, Text } from '@courtyard/ui';
import type { ReactNode } from 'react';

interface RowFieldsProps {
  /** What the row is called, with its number. */
  title: string;
  removeLabel: string;
  onRemove: () => void;
  /** Its fields, four beside each other where there is room. */
  children: ReactNode;
}

/** The fields of one row, under its title. */
export function RowFields({ title, removeLabel, onRemove, children }: RowFieldsProps) {
  return (
    <Box
      as="fieldset"
      aria-label={title}
      minWidth="0"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="md"
      p="4"
    >
      <Flex justifyContent="space-between" alignItems="center" mb="2">
        <Text size="sm" fontWeight="medium">
          {title}
        </Text>
        <IconButton size="sm" icon="trash" label={removeLabel} onClick={onRemove} />
      </Flex>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" alignItems="start">
        {children}
      </SimpleGrid>
    </Box>
  );
}
