import type { ReactNode } from 'react';
import { Missing } from '../display/figures';
import { Box, Grid } from '../layout/primitives';
import { Text } from '../layout/text';

export interface Fact {
  label: string;
  /** Nothing shows as a dash. */
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  minWidth?: string;
  /** So many columns, by breakpoint, in place of as many as there is room for. */
  columns?: { base: number; lg: number };
}

const evenly = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Names and values of a record, in as many columns as there is room for. */
export function Facts({ facts, minWidth = '9rem', columns }: FactsProps) {
  return (
    <Grid
      as="dl"
      templateColumns={
        columns
          ? { base: evenly(columns.base), lg: evenly(columns.lg) }
          : `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`
      }
      columnGap="6"
      rowGap="4"
    >
      {facts.map((fact) => (
        <Box key={fact.label} minWidth="0">
          <Text as="dt" size="xs" tone="muted">
            {fact.label}
          </Text>
          {/* A moment is longer than a narrow column: it breaks between its day and its time. */}
          <Text
            as="dd"
            size="sm"
            mt="0.5"
            overflowWrap="anywhere"
            css={{ '& time': { whiteSpace: 'normal' } }}
          >
            {fact.value === null || fact.value === '' ? <Missing /> : fact.value}
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
