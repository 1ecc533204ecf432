import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { RecurringInvoice } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice';
import { recurringInvoiceColumns } from '@courtyard/contract/accounting/receivables/recurring/recurring-invoice.columns';
import { recurringVocabulary } from '@courtyard/contract/accounting/receivables/recurring/recurring-vocabulary';
import { Card, CardBody, CardHeader, Page, Text } from '@courtyard/ui';
import { CardColumns, FactCard, HistoryCard, RowsCard, useFieldTexts } from '@courtyard/ui/details';
import { useState } from 'react';
import { AmountRow } from '../../../parts/amount-row';
import { type TemplateQuestion, useTemplateActions } from '../../../recurring/schedule/use-template-actions';
import { dayShown, useMonthText } from '../../../recurring/schedule/use-month-text';
import { useScheduleText } from '../../../recurring/schedule/use-schedule-text';
import { RecurringLoader, TemplateStatusBadge } from '../recurring-parts';
import { recurringMessages } from '../recurring.messages';
import { recurringPaths } from '../recurring-paths';
import { recurringInvoices, useSetStatus } from '../recurring.queries';
import { UpcomingRuns } from '../upcoming-runs';
import { detailsMessages } from './details.messages';
import { OccurrencesCard } from './occurrences.card';

const QuestionDialog = lazyOverlay<{
  template: RecurringInvoice;
  question: TemplateQuestion;
  onClose: () => void;
}>(async () => (await import('./question.dialog')).QuestionDialog);

/** `recurring-invoices/details?id=`: when a template bills what, what comes next, and what became of each day. */
export function RecurringInvoicePage() {
  return (
    <RecurringLoader>{(template) => <TemplateView key={template.id} template={template} />}</RecurringLoader>
  );
}

function TemplateView({ template }: { template: RecurringInvoice }) {
  const t = useMessages(detailsMessages);
  const scheduleText = useScheduleText();
  const [question, setQuestion] = useState<TemplateQuestion | null>(null);
  const actions = useTemplateActions(template, {
    may: useCan('Recurring Template Create'),
    // Its plan changes amounts per unit.
    editPage: template.split === 'per-unit' ? null : recurringPaths.edit(template.id),
    runNow: t('runNow'),
    setStatus: useSetStatus(template.id),
    onAsk: setQuestion,
  });
  const { status, upcoming } = template;
  return (
    <Page
      title={template.name}
      description={scheduleText(template.rule)}
      badge={<TemplateStatusBadge value={status} />}
      actions={actions}
    >
      {status === 'paused' ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t('pausedNote')}
        </Text>
      ) : null}
      <CardColumns
        left={
          <>
            <WhatCard template={template} />
            <LinesCard template={template} />
            <WhomCard template={template} />
            <Card>
              <CardHeader title={t('upcoming')} description={t('upcomingText')} />
              <CardBody>
                {upcoming.length === 0 ? (
                  <Text size="sm" tone="muted">
                    {t('upcomingNone')}
                  </Text>
                ) : (
                  <UpcomingRuns runs={upcoming} />
                )}
              </CardBody>
            </Card>
          </>
        }
        right={
          <>
            <OccurrencesCard template={template} />
            <HistoryCard
              of={recurringInvoices.historyOf(template.id)}
              vocabulary={recurringVocabulary}
              description={t('historyText')}
            />
          </>
        }
      />
      {question ? (
        <QuestionDialog template={template} question={question} onClose={() => setQuestion(null)} />
      ) : null}
    </Page>
  );
}

function WhatCard({ template }: { template: RecurringInvoice }) {
  const t = useMessages(detailsMessages);
  const tTemplate = useMessages(recurringMessages);
  const monthText = useMonthText();
  const { facts } = useFieldTexts(recurringInvoiceColumns);
  const { scope, buildings, leadDays, dueDays, keptBy, memo } = template;
  return (
    <FactCard
      title={t('schedule')}
      facts={[
        ...facts(template, 'scope'),
        ...(scope === 'buildings'
          ? [{ label: tTemplate('scope.buildings'), value: buildings.join(', ') }]
          : []),
        ...facts(template, 'split', 'nextOn', 'lastOn'),
        { label: tTemplate('leadDays'), value: t('daysOf', { count: leadDays }) },
        { label: tTemplate('dueDays'), value: t('daysOf', { count: dueDays }) },
        { label: t('keptBy'), value: keptBy },
        ...(memo === null ? [] : [{ label: tTemplate('memo'), value: monthText(memo, dayShown(template)) }]),
      ]}
    />
  );
}

/** The units that were chosen: too many for a fact among others. */
function WhomCard({ template: { scope, properties } }: { template: RecurringInvoice }) {
  const t = useMessages(detailsMessages);
  const tTemplate = useMessages(recurringMessages);
  if (scope !== 'units') return null;
  const count = properties.length;
  return (
    <Card>
      <CardHeader title={tTemplate('scope.units')} description={t('billedAll', { units: count })} />
      <CardBody>
        <Text size="sm">{properties.map(({ name }) => name).join(', ')}</Text>
      </CardBody>
    </Card>
  );
}

function LinesCard({ template }: { template: RecurringInvoice }) {
  const t = useMessages(detailsMessages);
  const monthText = useMonthText();
  return (
    <RowsCard title={t('bills')} rows={template.lines} none="">
      {({ description, account, fund, amountMinor }, at) => (
        <AmountRow key={at} title={monthText(description, dayShown(template))} amountMinor={amountMinor}>
          {`${account.name} · ${fund.name}`}
        </AmountRow>
      )}
    </RowsCard>
  );
}
