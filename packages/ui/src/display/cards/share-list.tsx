import { useFormats } from '@courtyard/common';
import { Meter } from '../../feedback/progress-bar';
import { Skeleton } from '../../feedback/skeleton';
import { TextLink } from '../../actions/links';
import { Box, HStack, SimpleGrid } from '../../layout/primitives';
import { Text } from '../../layout/text';

export interface SharePart {
  key: string;
  name: string;
  count: number;
  /** The list of exactly what is counted; none where it cannot be asked for. */
  to?: string | undefined;
}

interface ShareListProps {
  /** Undefined until they are known. */
  parts: readonly SharePart[] | undefined;
  columns?: number | { base: number; md: number };
}

/** How many there are of each, with a bar by the side of the largest; each leads to its list. */
export function ShareList({ parts, columns = 1 }: ShareListProps) {
  const max = Math.max(1, ...(parts ?? []).map(({ count }) => count));
  return (
    <SimpleGrid columns={columns} columnGap="8" rowGap="4">
      {parts === undefined
        ? [0, 1, 2].map((line) => <Skeleton key={line} height="8" />)
        : parts.map((part) => <Share key={part.key} part={part} max={max} />)}
    </SimpleGrid>
  );
}

function Share({ part: { name, count, to }, max }: { part: SharePart; max: number }) {
  const formats = useFormats();
  return (
    <Box minWidth="0">
      <HStack justifyContent="space-between" gap="3" mb="1">
        {to === undefined ? (
          <Text size="sm">{name}</Text>
        ) : (
          <TextLink to={to} look="quiet" fontSize="sm">
            {name}
          </TextLink>
        )}
        <Text size="sm" tone="muted" numeric>
          {formats.number(count)}
        </Text>
      </HStack>
      <HStack aria-hidden="true">
        <Meter label={name} value={count} max={max} />
      </HStack>
    </Box>
  );
}
