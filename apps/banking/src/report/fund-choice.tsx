import { useMessages } from '@courtyard/common';
import { Choice } from '@courtyard/ui/data';
import { reportMessages } from './report.messages';

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
