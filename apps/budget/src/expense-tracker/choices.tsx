import { choicesOf, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { NativeSelect } from '@courtyard/ui';
import { Labelled } from '@courtyard/ui/data';
import { expenseMessages } from './expense.messages';

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

/** How expenses are counted; told '' for accrual, which counts where none is given. */
export function BasisChoice({ basis, onChange }: { basis: string; onChange: (basis: string) => void }) {
  const t = useMessages(expenseMessages);
  return (
    <Choice
      label={t('basis')}
      value={basis}
      options={choicesOf(t, 'basis', bases)}
      onChange={(value) => onChange(value === 'accrual' ? '' : value)}
    />
  );
}

/** What the address asks for, and how to change it: '' takes a parameter away, and a list begins anew. */
export function useAsked() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        now.delete('cursor');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const basis = bases.find((each) => each === params.get('basis')) ?? 'accrual';
  return { params, basis, set };
}
