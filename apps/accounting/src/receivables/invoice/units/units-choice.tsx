import { useFormats, useMessages } from '@courtyard/common';
import { ErrorLine, Text } from '@courtyard/ui';
import { useFieldDescription } from '@courtyard/ui/forms';
import { useId } from 'react';
import { useUnits } from '../../../parts/units.queries';
import { UnitsList } from './units-list';
import { unitsMessages } from './units.messages';

const maxNamed = 3;

interface UnitsChoiceProps {
  chosen: readonly string[];
  onChange: (propertyIds: string[]) => void;
  /** Of the field `propertyIds`. */
  error: string | undefined;
}

/** Who is billed: one unit, several, or all of them at once, with how many are chosen. */
export function UnitsChoice({ chosen, onChange, error }: UnitsChoiceProps) {
  const t = useMessages(unitsMessages);
  const formats = useFormats();
  const id = useId();
  const units = useUnits();
  const all = units.data ?? [];
  const nameOf = (unitId: unknown) => all.find((unit) => unit.id === unitId)?.name ?? '';
  useFieldDescription('propertyIds', {
    label: t('units'),
    text: (value) => (Array.isArray(value) ? value.map(nameOf).join(', ') : ''),
    isPart: true,
  });

  if (units.isError) return <ErrorLine onRetry={() => void units.refetch()}>{t('notLoaded')}</ErrorLine>;
  return (
    <UnitsList
      label={t('units')}
      all={units.data}
      chosen={chosen}
      onChange={onChange}
      canChooseAll
      height="16rem"
      named={
        chosen.length > 0 && chosen.length <= maxNamed ? (
          <Text as="span" size="sm" tone="muted">
            {`: ${formats.list(chosen.map(nameOf))}`}
          </Text>
        ) : null
      }
      error={error === undefined ? undefined : { id: `${id}-error`, text: t('chooseSome') }}
    />
  );
}
