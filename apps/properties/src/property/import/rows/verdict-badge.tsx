import type { ImportVerdict } from '@courtyard/contract/properties/property/import';
import { type Status, StatusBadge } from '@courtyard/ui';
import { useImportTexts } from '../import.messages';

const hues: Record<ImportVerdict, Status> = {
  create: 'expected',
  update: 'info',
  unchanged: 'expected',
  error: 'danger',
};

export function VerdictBadge({ verdict }: { verdict: ImportVerdict }) {
  const t = useImportTexts();
  return <StatusBadge status={hues[verdict]}>{t(`badge.${verdict}`)}</StatusBadge>;
}
