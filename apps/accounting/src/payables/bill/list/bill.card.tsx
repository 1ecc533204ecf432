import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { BillSummary } from '@courtyard/contract/accounting/payables/bill/bill';
import { billColumns } from '@courtyard/contract/accounting/payables/bill/bill.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { OverdueBadge } from '../../../receivables/invoice/invoice-badges';
import { BillStatusBadge } from '../bill-badges';
import { billPaths } from '../bill-paths';
import { billMessages } from '../bill.messages';
import { listMessages } from './list.messages';

/** A bill where there is no room for a table. */
export function BillCard({ bill }: { bill: BillSummary }) {
  const t = useMessages(listMessages);
  const tBill = useMessages(billMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { named } = useFieldTexts(billColumns);
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  // What is left of it where a part is paid; else all of it, which the badge says whether it is paid.
  const isPart = bill.openMinor !== 0 && bill.openMinor !== bill.totalMinor;
  return (
    <ListCard
      title={
        <TextLink to={billPaths.details(bill.id)}>
          {tBill('named', { kind: tBill(`kind.${bill.kind}`), number: bill.number })}
        </TextLink>
      }
      lead={bill.vendor.name}
      facts={[named(bill, 'dueOn')]}
      amount={money(isPart ? bill.openMinor : bill.totalMinor)}
      lines={[isPart ? t('openOf', { open: money(bill.openMinor), total: money(bill.totalMinor) }) : null]}
      badges={
        <>
          <BillStatusBadge value={bill.status} />
          <OverdueBadge due={bill} />
        </>
      }
    />
  );
}
