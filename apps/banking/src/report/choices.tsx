import { choicesOf, useMessages } from '@courtyard/common';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { NativeSelect } from '@courtyard/ui';
import { Labelled } from '@courtyard/ui/data';
import { reportMessages } from './report.messages';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few, before a report. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <NativeSelect
        size="sm"
        width={{ base: 'full', sm: '11rem' }}
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
  const t = useMessages(reportMessages);
  return (
    <Choice
      label={t('basis')}
      value={basis}
      options={choicesOf(t, 'basis', bases)}
      onChange={(value) => onChange(value === 'accrual' ? '' : value)}
    />
  );
}

interface FundChoiceProps {
  funds: readonly { id: string; name: string }[];
  fundId: string | null;
  onChange: (fundId: string) => void;
}

export function FundChoice({ funds, fundId, onChange }: FundChoiceProps) {
  const t = useMessages(reportMessages);
  return (
    <Choice
      label={t('fund')}
      value={fundId ?? ''}
      options={[
        { value: '', label: t('allFunds') },
        ...funds.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}
