import { lazyOverlay, useCan, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { RecurringEntry } from '@courtyard/contract/accounting/recurring/entry/recurring-entry';
import { recurringEntryColumns } from '@courtyard/contract/accounting/recurring/entry/recurring-entry.columns';
import { recurringEntryVocabulary } from '@courtyard/contract/accounting/recurring/entry/recurring-entry-vocabulary';
import { Card, CardBody, CardHeader, Page, Text } from '@courtyard/ui';
import { CardColumns, FactCard, HistoryCard, useFieldTexts } from '@courtyard/ui/details';
import { useState } from 'react';
import { LinesTable } from '../../../journal-entry/details/lines-table';
import { type TemplateQuestion, useTemplateActions } from '../../schedule/use-template-actions';
import { dayShown, useMonthText } from '../../schedule/use-month-text';
import { useScheduleText } from '../../schedule/use-schedule-text';
import {
  RecurringEntryBadge,
  RecurringEntryLoader,
  UpcomingEntries,
  useAmountText,
} from '../recurring-entry-parts';
import { recurringEntryMessages } from '../recurring-entry.messages';
import { recurringEntryPaths } from '../recurring-entry-paths';
import { recurringEntries, useSetStatus } from '../recurring-entry.queries';
import { detailsMessages } from './details.messages';
import { OccurrencesCard } from './occurrences.card';

const QuestionDialog = lazyOverlay<{
  entry: RecurringEntry;
  question: TemplateQuestion;
  onClose: () => void;
}>(async () => (await import('./question.dialog')).QuestionDialog);

/** `journal-entries/recurring/details?id=`: what is posted when, what comes next, and what became of each day. */
export function RecurringEntryPage() {
  return <RecurringEntryLoader>{(entry) => <EntryView key={entry.id} entry={entry} />}</RecurringEntryLoader>;
}

function EntryView({ entry }: { entry: RecurringEntry }) {
  const t = useMessages(detailsMessages);
  const tEntry = useMessages(recurringEntryMessages);
  const scheduleText = useScheduleText();
  const [question, setQuestion] = useState<TemplateQuestion | null>(null);
  const actions = useTemplateActions(entry, {
    may: useCan('Journal Entry Create'),
    editPage: recurringEntryPaths.edit(entry.id),
    runNow: t('runNow'),
    setStatus: useSetStatus(entry.id),
    onAsk: setQuestion,
  });
  const monthText = useMonthText();
  const { status, kind, upcoming, lines, memo } = entry;
  const shown = lines.map((line) => ({ ...line, memo: line.memo && monthText(line.memo, dayShown(entry)) }));
  return (
    <Page
      title={entry.name}
      description={scheduleText(entry.rule)}
      badge={<RecurringEntryBadge value={status} />}
      actions={actions}
    >
      {status === 'paused' ? (
        <Text size="sm" tone="muted" mb="4" role="note">
          {t(kind === 'amortization' ? 'pausedSpread' : 'pausedNote')}
        </Text>
      ) : null}
      <CardColumns
        left={
          <>
            <AboutCard entry={entry} />
            <LinesTable title={t('lines')} lines={shown} />
            <Card>
              <CardHeader title={tEntry('upcoming')} description={t('upcomingText')} />
              <CardBody>
                <UpcomingEntries entries={upcoming} memo={memo} />
              </CardBody>
            </Card>
          </>
        }
        right={
          <>
            <OccurrencesCard entry={entry} />
            <HistoryCard
              of={recurringEntries.historyOf(entry.id)}
              vocabulary={recurringEntryVocabulary}
              description={t('historyText')}
            />
          </>
        }
      />
      {question ? (
        <QuestionDialog entry={entry} question={question} onClose={() => setQuestion(null)} />
      ) : null}
    </Page>
  );
}

function AboutCard({ entry }: { entry: RecurringEntry }) {
  const t = useMessages(detailsMessages);
  const tEntry = useMessages(recurringEntryMessages);
  const { facts, label } = useFieldTexts(recurringEntryColumns);
  const formats = useFormats();
  const { currency } = useCommunity();
  const amountText = useAmountText();
  const monthText = useMonthText();
  const { kind, amountMinor, occurrences, keptBy, memo } = entry;
  const postedMinor = occurrences
    .filter(({ state }) => state === 'made')
    .reduce((sum, occurrence) => sum + occurrence.amountMinor, 0);
  return (
    <FactCard
      title={t('about')}
      facts={[
        ...facts(entry, 'kind'),
        { label: label('amountMinor'), value: amountText(entry) },
        ...(kind === 'amortization'
          ? [
              { label: t('posted'), value: formats.money(postedMinor, currency) },
              { label: t('remaining'), value: formats.money(amountMinor - postedMinor, currency) },
            ]
          : []),
        ...facts(entry, 'nextOn', 'lastOn'),
        { label: t('keptBy'), value: keptBy },
        ...(memo === null ? [] : [{ label: tEntry('memo'), value: monthText(memo, dayShown(entry)) }]),
      ]}
    />
  );
}
