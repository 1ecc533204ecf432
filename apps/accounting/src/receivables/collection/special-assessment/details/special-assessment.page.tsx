import { lazyOverlay, useCan, useFormats, useMessages } from '@courtyard/common';
import type { SpecialAssessment } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { specialAssessmentColumns } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.columns';
import { specialAssessmentVocabulary } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment-vocabulary';
import { Page, Text } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  HeadFacts,
  HistoryCard,
  RecordTabs,
  useFieldTexts,
} from '@courtyard/ui/details';
import { useState } from 'react';
import { SpecialAssessmentStatusBadge } from '../special-assessment-badges';
import { SpecialAssessmentLoader } from '../special-assessment-loader';
import { specialAssessmentMessages } from '../special-assessment.messages';
import { specialAssessments } from '../special-assessment.queries';
import { detailsMessages } from './details.messages';
import { InstallmentsCard } from './installments.card';
import { UnitsCard } from './units.card';

interface DialogProps {
  assessment: SpecialAssessment;
  onClose: () => void;
}

type Asked =
  | { action: 'end' }
  | { action: 'bill'; installment: SpecialAssessment['plan'][number] }
  | { action: 'rest'; unit: SpecialAssessment['rows'][number] };

const EndDialog = lazyOverlay<DialogProps>(async () => (await import('./end.dialog')).EndDialog);
const BillDialog = lazyOverlay<DialogProps & { installment: SpecialAssessment['plan'][number] }>(
  async () => (await import('./bill.dialog')).BillDialog,
);
const RestDialog = lazyOverlay<DialogProps & { unit: SpecialAssessment['rows'][number] }>(
  async () => (await import('./rest.dialog')).RestDialog,
);

/** `special-assessments/details?id=`: what was levied and paid, the installments, and every unit. */
export function SpecialAssessmentPage() {
  return (
    <SpecialAssessmentLoader>
      {(assessment) => <AssessmentView key={assessment.id} assessment={assessment} />}
    </SpecialAssessmentLoader>
  );
}

function AssessmentView({ assessment }: { assessment: SpecialAssessment }) {
  const t = useMessages(detailsMessages);
  const tAssessment = useMessages(specialAssessmentMessages);
  const formats = useFormats();
  const canEnd = useCan('Special Assessment Create') && assessment.status === 'active';
  const [asked, setAsked] = useState<Asked | null>(null);
  const { label, node, facts } = useFieldTexts(specialAssessmentColumns);
  const factOf = (field: 'totalMinor' | 'billedMinor' | 'paidMinor' | 'openMinor') => ({
    label: label(field),
    value: node(assessment, field),
  });
  const { id, title, ended, purpose, vote, account } = assessment;
  const close = () => setAsked(null);
  return (
    <Page
      title={title}
      badge={<SpecialAssessmentStatusBadge value={assessment.status} />}
      description={purpose ?? undefined}
      actions={{
        more: [
          canEnd
            ? { label: t('end'), icon: 'trash', tone: 'danger', onSelect: () => setAsked({ action: 'end' }) }
            : null,
        ],
      }}
    >
      {ended ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t('endedNote', { ...ended, day: formats.day(ended.on) })}
        </Text>
      ) : null}
      <HeadFacts
        facts={[factOf('totalMinor'), factOf('billedMinor'), factOf('paidMinor'), factOf('openMinor')]}
      />
      <RecordTabs
        record={{ id, name: title }}
        overview={
          <CardColumns
            left={
              <UnitsCard assessment={assessment} onBillRest={(unit) => setAsked({ action: 'rest', unit })} />
            }
            right={
              <>
                <InstallmentsCard
                  assessment={assessment}
                  onBill={(installment) => setAsked({ action: 'bill', installment })}
                />
                <FactCard
                  title={t('about')}
                  description={t('levied', {
                    by: assessment.leviedBy,
                    at: formats.moment(assessment.leviedAt),
                  })}
                  facts={[
                    ...facts(assessment, 'fund'),
                    { label: tAssessment('account'), value: account.name },
                    { label: t('vote'), value: vote },
                  ]}
                />
              </>
            }
          />
        }
        history={
          <HistoryCard
            of={specialAssessments.historyOf(id)}
            vocabulary={specialAssessmentVocabulary}
            description={t('history')}
          />
        }
      />
      {asked?.action === 'end' ? <EndDialog assessment={assessment} onClose={close} /> : null}
      {asked?.action === 'bill' ? (
        <BillDialog assessment={assessment} installment={asked.installment} onClose={close} />
      ) : null}
      {asked?.action === 'rest' ? (
        <RestDialog assessment={assessment} unit={asked.unit} onClose={close} />
      ) : null}
    </Page>
  );
}
