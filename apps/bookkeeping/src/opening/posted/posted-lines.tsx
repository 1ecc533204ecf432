import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Chart } from '@courtyard/contract/bookkeeping/account/account';
import type { OpeningLine } from '@courtyard/contract/bookkeeping/opening/opening';
import { Missing, Money, TextLink } from '@courtyard/ui';
import { type Column, ListCard } from '@courtyard/ui/data';
import { accountPaths } from '../../account/account-paths';
import { openingMessages } from '../opening.messages';
import { PostedTable } from './posted-table';

/** What each account began with. */
export function PostedLines({ lines, chart }: { lines: readonly OpeningLine[]; chart: Chart }) {
  const t = useMessages(openingMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const nameOf = ({ accountId }: OpeningLine) => {
    const account = chart.accounts.find(({ id }) => id === accountId);
    return account ? `${account.code} ${account.name}` : '';
  };
  const fundOf = ({ fundId }: OpeningLine) => chart.funds.find(({ id }) => id === fundId)?.name ?? '';
  const link = (line: OpeningLine) => (
    <TextLink to={accountPaths.details(line.accountId)}>{nameOf(line)}</TextLink>
  );
  const amount = (amountMinor: number) =>
    amountMinor > 0 ? <Money amountMinor={amountMinor} currency={currency} /> : <Missing />;
  const sideOf = ({ amountMinor }: OpeningLine) =>
    `${t(amountMinor > 0 ? 'debit' : 'credit')} ${formats.money(Math.abs(amountMinor), currency)}`;
  const columns: Column<OpeningLine>[] = [
    { id: 'account', header: t('account'), priority: 1, cell: link },
    { id: 'fund', header: t('fund'), cell: fundOf },
    { id: 'debit', header: t('debit'), priority: 1, align: 'end', cell: (line) => amount(line.amountMinor) },
    {
      id: 'credit',
      header: t('credit'),
      priority: 1,
      align: 'end',
      cell: (line) => amount(-line.amountMinor),
    },
  ];
  return (
    <PostedTable<OpeningLine>
      title={t('lines')}
      name="lines"
      rows={lines}
      columns={columns}
      rowId={({ accountId, fundId }) => `${accountId} ${fundId}`}
      rowLabel={nameOf}
      renderCard={(line) => <ListCard title={link(line)} amount={sideOf(line)} facts={[fundOf(line)]} />}
    />
  );
}
