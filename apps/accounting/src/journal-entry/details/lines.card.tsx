import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { JournalEntry } from '@courtyard/contract/accounting/journal-entry/journal-entry';
import { Card, CardBody, CardHeader } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { detailsMessages } from './details.messages';

/** The page of an account, which the section of bookkeeping has. */
const accountPath = (id: string) => `/bookkeeping/chart-of-accounts/details?id=${id}`;

/** Debits and credits, and that they come to the same. */
export function LinesCard({ entry: { lines, amountMinor } }: { entry: JournalEntry }) {
  const t = useMessages(detailsMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amount: number) => ({ text: amount > 0 ? formats.money(amount, currency) : '' });
  return (
    <Card>
      <CardHeader title={t('lines')} />
      <CardBody>
        <FigureTable
          caption={t('lines')}
          head={[t('account'), t('debit'), t('credit')]}
          rows={[
            ...lines.map((line) => ({
              key: String(line.line),
              name: `${line.account.code} ${line.account.name}`,
              to: accountPath(line.account.id),
              note: [line.fund.name, line.memo].filter(Boolean).join(' · '),
              cells: [money(line.amountMinor), money(-line.amountMinor)],
            })),
            { key: 'total', name: t('total'), cells: [money(amountMinor), money(amountMinor)] },
          ]}
        />
      </CardBody>
    </Card>
  );
}
