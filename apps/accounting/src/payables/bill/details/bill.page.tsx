import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Bill } from '@courtyard/contract/accounting/payables/bill/bill';
import { billColumns } from '@courtyard/contract/accounting/payables/bill/bill.columns';
import { billVocabulary } from '@courtyard/contract/accounting/payables/bill/bill-vocabulary';
import { Page, type PageActions, Text } from '@courtyard/ui';
import {
  CardColumns,
  HeadFacts,
  HistoryCard,
  RecordApprovals,
  RecordTabs,
  useFieldTexts,
} from '@courtyard/ui/details';
import { useState } from 'react';
import { EntriesCard } from '../../../parts/entries.card';
import { BillStatusBadge } from '../bill-badges';
import { BillLoader } from '../bill-loader';
import { billPaths } from '../bill-paths';
import { billMessages } from '../bill.messages';
import { bills } from '../bill.queries';
import { AboutCard, FilesCard, LinesCard, PaymentsCard } from './bill-cards';
import { detailsMessages } from './details.messages';
import { refundMessages } from './refund.messages';

const VoidDialog = lazyOverlay<{ bill: Bill; onClose: () => void }>(
  async () => (await import('./void.dialog')).VoidDialog,
);

const RefundDialog = lazyOverlay<{ credit: Bill; onClose: () => void }>(
  async () => (await import('./refund.dialog')).RefundDialog,
);

/** `bills/details?id=`: what a vendor billed, what was paid of it, and what it did in the books. */
export function BillPage() {
  return <BillLoader>{(bill) => <BillView key={bill.id} bill={bill} />}</BillLoader>;
}

/** What can be done with a bill; `onVoid` and `onRefund` open their dialogs. */
function useBillActions(
  bill: Bill,
  { onVoid, onRefund }: { onVoid: () => void; onRefund: () => void },
): PageActions {
  const t = useMessages(detailsMessages);
  const tBill = useMessages(billMessages);
  const tRefund = useMessages(refundMessages);
  const canEnter = useCan('Bill Create');
  const canPay = useCan('Bill Pay');
  const pay = { label: tBill('pay'), icon: 'bank', to: billPaths.pay([bill.id]) } as const;
  const edit = { label: t('edit'), icon: 'edit', to: billPaths.edit(bill.id) } as const;
  const isDraft = bill.status === 'draft';
  const isWaiting = bill.status === 'waiting' || isDraft;
  return {
    // While it waits, what it waits for comes first: the decision, which stands in the page.
    primary:
      isDraft && canEnter
        ? { ...edit, label: t('review') }
        : !isWaiting && canPay && bill.openMinor !== 0
          ? pay
          : null,
    secondary: [
      bill.status === 'waiting' && canEnter ? edit : null,
      !isWaiting && canPay && bill.kind === 'credit' && bill.openMinor !== 0
        ? { label: tRefund('refund'), icon: 'bank', onSelect: onRefund }
        : null,
      canEnter ? { label: t('copy'), icon: 'plus', to: billPaths.copyOf(bill.id) } : null,
    ],
    more: [
      canEnter && bill.voided === null
        ? { label: t('void'), icon: 'trash', tone: 'danger', onSelect: onVoid }
        : null,
    ],
  };
}

function BillView({ bill }: { bill: Bill }) {
  const t = useMessages(detailsMessages);
  const tBill = useMessages(billMessages);
  const formats = useFormats();
  const [open, setOpen] = useState<'void' | 'refund' | null>(null);
  const close = () => setOpen(null);
  const actions = useBillActions(bill, {
    onVoid: () => setOpen('void'),
    onRefund: () => setOpen('refund'),
  });
  const { label, node } = useFieldTexts(billColumns);
  const factOf = (field: 'openMinor' | 'totalMinor' | 'dueOn' | 'billedOn') => ({
    label: label(field),
    value: node(bill, field),
  });
  const name = tBill('named', { kind: tBill(`kind.${bill.kind}`), number: bill.number });
  const { voided, status } = bill;
  // Nothing is to be paid of what is not in the books, or no longer.
  const isOwed = voided === null && status !== 'waiting' && status !== 'draft';
  const facts = [factOf('totalMinor'), factOf('dueOn'), factOf('billedOn')] as const;
  return (
    <Page
      title={name}
      badge={<BillStatusBadge value={status} />}
      description={bill.vendor.name}
      actions={actions}
    >
      <RecordApprovals record="bill" recordId={bill.id} />
      {voided || status === 'waiting' || status === 'draft' ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {voided
            ? t('voidNote', { ...voided, day: formats.day(voided.on) })
            : bill.missingRight !== null
              ? t('missingRightNote', { right: bill.missingRight })
              : t(status === 'draft' ? 'draftNote' : 'waitsNote')}
        </Text>
      ) : null}
      <HeadFacts facts={isOwed ? [factOf('openMinor'), ...facts] : facts} />
      <RecordTabs
        record={{ id: bill.id, name }}
        overview={
          <CardColumns
            left={
              <>
                <LinesCard bill={bill} />
                <PaymentsCard bill={bill} />
              </>
            }
            right={
              <>
                <AboutCard bill={bill} />
                <FilesCard bill={bill} />
                <EntriesCard entries={bill.entries} />
              </>
            }
          />
        }
        history={
          <HistoryCard
            of={bills.historyOf(bill.id)}
            vocabulary={billVocabulary}
            description={t('historyText')}
          />
        }
      />
      {open === 'void' ? <VoidDialog bill={bill} onClose={close} /> : null}
      {open === 'refund' ? <RefundDialog credit={bill} onClose={close} /> : null}
    </Page>
  );
}
