import { lazyOverlay, Slot, useMessages } from '@courtyard/common';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { vendorVocabulary } from '@courtyard/contract/accounting/payables/vendor/vendor-vocabulary';
import { Page } from '@courtyard/ui';
import { CardColumns, FilesCard, HistoryCard, RecordApprovals } from '@courtyard/ui/details';
import { useState } from 'react';
import { AccountCards } from '../account/account-cards';
import { VendorLoader } from '../vendor-loader';
import { ArchivedBadge } from '../vendor-parts';
import { vendors } from '../vendor.queries';
import { detailsMessages } from './details.messages';
import { TaxCard } from './tax.card';
import type { TinQuestion } from './tin.dialog';
import { useVendorActions } from './use-vendor-actions';
import { ContactCard, InsuranceCard, PaymentCard } from './vendor-cards';

const TinDialog = lazyOverlay<{ vendor: Vendor; question: TinQuestion; onClose: () => void }>(
  async () => (await import('./tin.dialog')).TinDialog,
);

/** `vendors/:vendorId/bills`: whom the community buys from, and what bills of theirs begin with. */
export function VendorPage() {
  return <VendorLoader>{(vendor) => <VendorView key={vendor.id} vendor={vendor} />}</VendorLoader>;
}

function VendorView({ vendor }: { vendor: Vendor }) {
  const t = useMessages(detailsMessages);
  const [question, setQuestion] = useState<TinQuestion | null>(null);
  const actions = useVendorActions(vendor, () => setQuestion('remove'));
  return (
    <Page
      title={vendor.name}
      {...(vendor.legalName !== null && { description: vendor.legalName })}
      badge={<ArchivedBadge vendor={vendor} />}
      actions={actions}
    >
      <RecordApprovals record="vendor" recordId={vendor.id} />
      <CardColumns
        left={
          <>
            <AccountCards vendor={vendor} />
            <FilesCard files={vendor.files} notes={vendor.notes} />
            <HistoryCard
              of={vendors.historyOf(vendor.id)}
              vocabulary={vendorVocabulary}
              description={t('historyText')}
            />
          </>
        }
        right={
          <>
            <ContactCard vendor={vendor} />
            <PaymentCard vendor={vendor} />
            <TaxCard vendor={vendor} onSetTin={() => setQuestion('set')} />
            <InsuranceCard vendor={vendor} />
          </>
        }
      />
      <Slot name="vendor.panel/v1" subject={{ vendorId: vendor.id }} />
      {question ? <TinDialog vendor={vendor} question={question} onClose={() => setQuestion(null)} /> : null}
    </Page>
  );
}
