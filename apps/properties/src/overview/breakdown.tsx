import { useFormats, useMessages } from '@courtyard/common';
import { Box, HStack, Meter, SimpleGrid, Skeleton, Text, TextLink } from '@courtyard/ui';
import { propertyMessages } from '../property/property.messages';
import { propertyPaths } from '../property/property-paths';

interface BreakdownProps {
  /** Filter of the list that a value opens. */
  field: 'building' | 'occupancy';
  rows: readonly { value: string; count: number }[] | undefined;
  columns?: number | { base: number; md: number };
}

const most = 12;

/** How many properties have which value, the share of the largest drawn as a bar. */
export function Breakdown({ field, rows, columns = 1 }: BreakdownProps) {
  const t = useMessages(propertyMessages);
  const max = Math.max(1, ...(rows ?? []).map((row) => row.count));
  const nameOf = (value: string) => {
    if (field === 'building') return value === '' ? t('noBuilding') : value;
    return value === 'owner' || value === 'rented' || value === 'vacant' ? t(`occupancy.${value}`) : value;
  };
  return (
    <SimpleGrid columns={columns} columnGap="8" rowGap="4">
      {rows === undefined
        ? [0, 1, 2].map((line) => <Skeleton key={line} height="8" />)
        : rows
            .slice(0, most)
            .map((row) => (
              <Share key={row.value} field={field} row={row} name={nameOf(row.value)} max={max} />
            ))}
    </SimpleGrid>
  );
}

interface ShareProps {
  field: BreakdownProps['field'];
  row: { value: string; count: number };
  name: string;
  max: number;
}

function Share({ field, row, name, max }: ShareProps) {
  const formats = useFormats();
  return (
    <Box minWidth="0">
      <HStack justifyContent="space-between" gap="3" mb="1">
        {row.value === '' ? (
          <Text size="sm">{name}</Text>
        ) : (
          <TextLink
            to={`${propertyPaths.list}?${field}=${encodeURIComponent(row.value)}`}
            look="quiet"
            fontSize="sm"
          >
            {name}
          </TextLink>
        )}
        <Text size="sm" tone="muted" numeric>
          {formats.number(row.count)}
        </Text>
      </HStack>
      <HStack aria-hidden="true">
        <Meter label={name} value={row.count} max={max} />
      </HStack>
    </Box>
  );
}
