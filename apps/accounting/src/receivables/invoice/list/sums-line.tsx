import { type ListSource, useListTotals } from '@courtyard/common';
import { Text } from '@courtyard/ui';

interface SumsLineProps {
  source: ListSource;
  /** Three figures take two lines on a phone: their room is kept while they are counted. */
  isLong?: boolean;
  /** What the totals of the list say in words. */
  children: (totals: { count: number; sums: Readonly<Record<string, number>> }) => string;
}

/** How many there are under the filters of a list, and what they come to; nothing where there is none. */
export function SumsLine({ source, isLong = false, children }: SumsLineProps) {
  const { data } = useListTotals(source);
  return (
    <Text
      size="sm"
      tone="muted"
      mb="3"
      minHeight={{ base: isLong ? '10' : '5', sm: '5' }}
      numeric
      role="status"
    >
      {data && data.count > 0 ? children(data) : null}
    </Text>
  );
}
