import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { JournalLine } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { Card, CardBody, CardHeader } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { detailsMessages } from './details.messages';

/** The page of an account, which the section of bookkeeping has. */
const accountPath = (id: string) => `/bookkeeping/chart-of-accounts/details?id=${id}`;

interface LinesTableProps {
  title: string;
  lines: readonly Omit<JournalLine, 'line'>[];
}

/** Debits and credits, and that they come to the same. */
export function LinesTable({ title, lines }: LinesTableProps) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amount: number) => ({ text: amount > 0 ? formats.money(amount, currency) : '' });
  const debitsMinor = lines.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0);
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <FigureTable
          caption={title}
          head={[t('account'), t('debit'), t('credit')]}
          rows={[
            ...lines.map((line, at) => ({
              key: String(at),
              name: `${line.account.code} ${line.account.name}`,
              to: accountPath(line.account.id),
              note: [line.fund.name, line.memo].filter(Boolean).join(' · '),
              cells: [money(line.amountMinor), money(-line.amountMinor)],
            })),
            {
              key: 'total',
              isTotal: true,
              name: t('total'),
              cells: [money(debitsMinor), money(debitsMinor)],
            },
          ]}
        />
      </CardBody>
    </Card>
  );
}
