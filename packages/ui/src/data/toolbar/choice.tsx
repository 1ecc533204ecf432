import { choicesOf, useLabels } from '@courtyard/common';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { basisLabels } from '@courtyard/contract/bookkeeping/account/report-facts.labels';
import { NativeSelect } from '../../forms/fields/native-select';
import { Labelled } from './day-choice';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few, above figures or a list. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <NativeSelect
        size="sm"
        width={{ base: 'full', sm: '12rem' }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Labelled>
  );
}

/** How income and expenses are counted; told '' for accrual, which counts where none is given. */
export function BasisChoice({ basis, onChange }: { basis: string; onChange: (basis: string) => void }) {
  const t = useLabels(basisLabels);
  return (
    <Choice
      label={t('basis')}
      value={basis}
      options={choicesOf(t, 'basis', bases)}
      onChange={(value) => onChange(value === 'accrual' ? '' : value)}
    />
  );
}
