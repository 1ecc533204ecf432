import type { ImportVerdict, PropertyImport } from '@courtyard/contract/properties/property/import';
import { CountFilter } from '@courtyard/ui/data';
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
    <CountFilter
      label={t('verdict')}
      all={{ label: t('all'), count: counts.rows }}
      values={verdicts.map((verdict) => ({
        value: verdict,
        label: t(`verdict.${verdict}`),
        count: counts[verdict],
        isBad: verdict === 'error',
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
