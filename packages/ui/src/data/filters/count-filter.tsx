import { useFormats } from '@courtyard/common';
import { Box, SimpleGrid } from '../../layout/primitives';
import { Text } from '../../layout/text';

export interface CountedValue<V extends string> {
  value: V;
  label: string;
  count: number;
  /** There should be none of it. */
  isBad?: boolean;
}

interface CountFilterProps<V extends string> {
  /** Names the group: "Verdict". */
  label: string;
  all: { label: string; count: number };
  values: readonly CountedValue<V>[];
  chosen: V | undefined;
  /** One value, or none for all rows. */
  onChoose: (values: V[]) => void;
}

/** How many rows there are of each value; pressing one shows those rows. */
export function CountFilter<V extends string>({ label, all, values, chosen, onChoose }: CountFilterProps<V>) {
  return (
    <SimpleGrid columns={{ base: 2, lg: values.length + 1 }} gap="3" role="group" aria-label={label}>
      <Count
        isWide={values.length % 2 === 0}
        {...all}
        isChosen={chosen === undefined}
        onPress={() => onChoose([])}
      />
      {values.map(({ value, isBad = false, ...shown }) => (
        <Count
          key={value}
          {...shown}
          isBad={isBad && shown.count > 0}
          isChosen={chosen === value}
          onPress={() => onChoose([value])}
        />
      ))}
    </SimpleGrid>
  );
}

interface CountProps {
  label: string;
  count: number;
  isChosen: boolean;
  isBad?: boolean;
  /** Takes a whole line where two fit. */
  isWide?: boolean;
  onPress: () => void;
}

function Count({ label, count, isChosen, isBad = false, isWide = false, onPress }: CountProps) {
  const formats = useFormats();
  return (
    <Box
      asChild
      gridColumn={isWide ? { base: 'span 2', lg: 'auto' } : undefined}
      textAlign="start"
      cursor="pointer"
      px="4"
      py="3"
      borderRadius="lg"
      boxShadow="raised"
      bg={isChosen ? 'accent.subtle' : 'bg.surface'}
      _hover={isChosen ? {} : { bg: 'bg.hover' }}
    >
      <button type="button" aria-pressed={isChosen} onClick={onPress}>
        <Text as="span" display="block" size="sm" color={isChosen ? 'accent.fg' : 'fg.muted'}>
          {label}
        </Text>
        <Text
          as="span"
          display="block"
          size="lg"
          fontWeight="semibold"
          numeric
          color={isBad ? 'status.danger.fg' : 'fg.default'}
        >
          {formats.number(count)}
        </Text>
      </button>
    </Box>
  );
}
