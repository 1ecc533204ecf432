import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { Adjustment } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { adjustmentColumns } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.columns';
import { adjustmentVocabulary } from '@courtyard/contract/accounting/receivables/adjustment/adjustment-vocabulary';
import { Page, Text } from '@courtyard/ui';
import { HeadFacts, HistoryCard, RecordTabs, useFieldTexts } from '@courtyard/ui/details';
import { useState } from 'react';
import { AdjustmentStatusBadge } from '../adjustment-badges';
import { AdjustmentLoader } from '../adjustment-loader';
import { adjustmentMessages } from '../adjustment.messages';
import { adjustments } from '../adjustment.queries';
import { detailsMessages } from './details.messages';
import { OverviewTab } from './overview.tab';

interface DialogProps {
  adjustment: Adjustment;
  onClose: () => void;
}

const VoidDialog = lazyOverlay<DialogProps>(async () => (await import('./void.dialog')).VoidDialog);
const RecoverDialog = lazyOverlay<DialogProps>(async () => (await import('./recover.dialog')).RecoverDialog);

/** `adjustments/details?id=`: what was taken off which charges, or given back, and what it did in the books. */
export function AdjustmentPage() {
  return (
    <AdjustmentLoader>
      {(adjustment) => <AdjustmentView key={adjustment.id} adjustment={adjustment} />}
    </AdjustmentLoader>
  );
}

function AdjustmentView({ adjustment }: { adjustment: Adjustment }) {
  const t = useMessages(detailsMessages);
  const tAdjustment = useMessages(adjustmentMessages);
  const formats = useFormats();
  const canWrite = useCan('Invoice Create');
  const [open, setOpen] = useState<'void' | 'recover' | null>(null);
  const { label, node } = useFieldTexts(adjustmentColumns);
  const factOf = (field: 'amountMinor' | 'creditMinor' | 'adjustedOn') => ({
    label: label(field),
    value: node(adjustment, field),
  });
  const { id, kind, status, property, voided, recoverableMinor, creditMinor } = adjustment;
  const name = tAdjustment(`numbered.${kind}`, { number: adjustment.number });
  const close = () => setOpen(null);
  return (
    <Page
      title={name}
      badge={<AdjustmentStatusBadge value={status} />}
      description={property.name}
      actions={{
        primary:
          canWrite && recoverableMinor > 0
            ? { label: t('recover'), icon: 'bank', onSelect: () => setOpen('recover') }
            : null,
        more: [
          canWrite && voided === null
            ? { label: t('void'), icon: 'trash', tone: 'danger', onSelect: () => setOpen('void') }
            : null,
        ],
      }}
    >
      {voided ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t('voidedNote', { ...voided, day: formats.day(voided.on) })}
        </Text>
      ) : null}
      <HeadFacts
        facts={
          creditMinor > 0
            ? [factOf('amountMinor'), factOf('creditMinor'), factOf('adjustedOn')]
            : [factOf('amountMinor'), factOf('adjustedOn')]
        }
      />
      <RecordTabs
        record={{ id, name }}
        overview={<OverviewTab adjustment={adjustment} />}
        history={
          <HistoryCard
            of={adjustments.historyOf(id)}
            vocabulary={adjustmentVocabulary}
            description={t('historyText')}
          />
        }
      />
      {open === 'void' ? <VoidDialog adjustment={adjustment} onClose={close} /> : null}
      {open === 'recover' ? <RecoverDialog adjustment={adjustment} onClose={close} /> : null}
    </Page>
  );
}
