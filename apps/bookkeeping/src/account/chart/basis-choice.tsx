import { choicesOf, useMessages } from '@courtyard/common';
import type { Basis } from '@courtyard/contract/bookkeeping/account/account';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { NativeSelect } from '@courtyard/ui';
import { Labelled } from '@courtyard/ui/data';
import { accountMessages } from '../account.messages';
import { chartMessages } from './chart.messages';

interface BasisChoiceProps {
  basis: Basis;
  /** Told '' for the one that counts where none is said. */
  onChange: (basis: string) => void;
}

/** How income and expenses are counted. */
export function BasisChoice({ basis, onChange }: BasisChoiceProps) {
  const t = useMessages(chartMessages);
  const tAccount = useMessages(accountMessages);
  return (
    <Labelled label={t('basis')}>
      <NativeSelect
        size="sm"
        width={{ base: 'full', sm: '10rem' }}
        value={basis}
        onChange={({ target: { value } }) => onChange(value === 'accrual' ? '' : value)}
      >
        {choicesOf(tAccount, 'basis', bases).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Labelled>
  );
}
