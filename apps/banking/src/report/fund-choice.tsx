import { useMessages } from '@courtyard/common';
import { Choice } from '@courtyard/ui/data';
import { reportMessages } from './report.messages';

interface FundChoiceProps {
  funds: readonly { id: string; name: string }[];
  fundId: string | null;
  onChange: (fundId: string) => void;
  /** A report of exactly one fund. */
  isOne?: boolean;
}

export function FundChoice({ funds, fundId, onChange, isOne = false }: FundChoiceProps) {
  const t = useMessages(reportMessages);
  return (
    <Choice
      label={t('fund')}
      value={fundId ?? ''}
      options={[
        ...(isOne ? [] : [{ value: '', label: t('allFunds') }]),
        ...funds.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}
