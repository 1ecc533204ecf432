import { lazyOverlay, useAuth, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { invoiceColumns } from '@courtyard/contract/accounting/receivables/invoice/invoice.columns';
import { invoiceVocabulary } from '@courtyard/contract/accounting/receivables/invoice/invoice-vocabulary';
import { DayText, HStack, Page, Text } from '@courtyard/ui';
import { HeadFacts, HistoryCard, RecordTabs, useFieldTexts } from '@courtyard/ui/details';
import { useState } from 'react';
import type { ForgiveDialogProps } from '../../statement/adjustment/forgive/forgive.dialog';
import { HoldNote } from '../../collection/hold-note';
import { InvoiceStatusBadge, OverdueBadge } from '../invoice-badges';
import { InvoiceLoader } from '../invoice-loader';
import { invoiceMessages } from '../invoice.messages';
import { invoices } from '../invoice.queries';
import { detailsMessages } from './details.messages';
import { OverviewTab } from './overview.tab';
import { type InvoiceAction, useInvoiceActions } from './use-invoice-actions';

const VoidDialog = lazyOverlay<{ invoice: Invoice; onClose: () => void }>(
  async () => (await import('./void.dialog')).VoidDialog,
);

const SendDialog = lazyOverlay<{ invoice: Invoice; onClose: () => void }>(
  async () => (await import('../letter/send.dialog')).SendDialog,
);

const ForgiveDialog = lazyOverlay<ForgiveDialogProps>(
  async () => (await import('../../statement/adjustment/forgive/forgive.dialog')).ForgiveDialog,
);

const ReturnDialog = lazyOverlay<{ invoice: Invoice; onClose: () => void }>(
  async () => (await import('./booking/return.dialog')).ReturnDialog,
);

/** `invoices/:invoiceId`: what is owed first, then for what, what was paid and why here. */
export function InvoicePage() {
  return <InvoiceLoader>{(invoice) => <InvoiceView key={invoice.id} invoice={invoice} />}</InvoiceLoader>;
}

function InvoiceView({ invoice }: { invoice: Invoice }) {
  const t = useMessages(detailsMessages);
  const tInvoice = useMessages(invoiceMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const community = useAuth(({ user }) => user?.community.name);
  const [action, setAction] = useState<InvoiceAction | null>(null);
  const { label, node } = useFieldTexts(invoiceColumns);
  const factOf = (field: 'openMinor' | 'totalMinor' | 'issuedOn') => ({
    label: label(field),
    value: node(invoice, field),
  });
  const actions = useInvoiceActions(invoice, setAction);
  const { id, voided } = invoice;
  const close = () => setAction(null);
  const name = tInvoice('numbered', { number: invoice.number });
  return (
    <Page
      title={name}
      badge={<InvoiceStatusBadge value={invoice.status} />}
      description={t('toPayBy', { unit: invoice.property.name, owners: invoice.billedTo })}
      actions={actions}
    >
      <Text size="sm" fontWeight="medium" mb="4" display="none" _print={{ display: 'block' }}>
        {community}
      </Text>
      {voided ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t('voidedNote', { ...voided, day: formats.day(voided.on) })}
        </Text>
      ) : null}
      {invoice.status === 'paid' && invoice.writtenOffMinor > 0 ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t('paidAndWrittenOff', { amount: formats.money(invoice.writtenOffMinor, currency) })}
        </Text>
      ) : null}
      {invoice.openMinor > 0 ? <HoldNote propertyId={invoice.property.id} /> : null}
      <HeadFacts
        facts={[
          factOf('openMinor'),
          factOf('totalMinor'),
          {
            label: label('dueOn'),
            value: (
              <HStack gap="2" rowGap="1" flexWrap="wrap">
                <DayText day={invoice.dueOn} />
                <OverdueBadge due={invoice} />
              </HStack>
            ),
          },
          factOf('issuedOn'),
        ]}
      />
      <RecordTabs
        record={{ id, name }}
        overview={<OverviewTab invoice={invoice} />}
        history={
          <HistoryCard
            of={invoices.historyOf(id)}
            vocabulary={invoiceVocabulary}
            description={t('historyText')}
          />
        }
      />
      {action === 'void' ? <VoidDialog invoice={invoice} onClose={close} /> : null}
      {action === 'send' ? <SendDialog invoice={invoice} onClose={close} /> : null}
      {action === 'return' ? <ReturnDialog invoice={invoice} onClose={close} /> : null}
      {action !== null && action !== 'void' && action !== 'send' && action !== 'return' ? (
        <ForgiveDialog invoice={invoice} kind={action} onClose={close} />
      ) : null}
    </Page>
  );
}
