import { useFormats } from '@courtyard/common';
import type { ImportVerdict, PropertyImport } from '@courtyard/contract/properties/property/import';
import { Box, SimpleGrid, Text } from '@courtyard/ui';
import { useImportTexts } from '../import.messages';

interface VerdictCountsProps {
  counts: PropertyImport['counts'];
  chosen: ImportVerdict | undefined;
  /** One verdict, or none for all rows. */
  onChoose: (verdicts: ImportVerdict[]) => void;
}

const verdicts = ['create', 'update', 'unchanged', 'error'] as const;

/** How many rows have which verdict; pressing one shows those rows. */
export function VerdictCounts({ counts, chosen, onChoose }: VerdictCountsProps) {
  const t = useImportTexts();
  return (
    <SimpleGrid columns={{ base: 2, lg: 5 }} gap="3" role="group" aria-label={t('verdict')}>
      <Count
        isWide
        label={t('all')}
        count={counts.rows}
        isChosen={chosen === undefined}
        onPress={() => onChoose([])}
      />
      {verdicts.map((verdict) => (
        <Count
          key={verdict}
          label={t(`verdict.${verdict}`)}
          count={counts[verdict]}
          isBad={verdict === 'error' && counts.error > 0}
          isChosen={chosen === verdict}
          onPress={() => onChoose([verdict])}
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
