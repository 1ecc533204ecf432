import { saveExport, toast, useCan, useFormats, useMessages, useToday } from '@courtyard/common';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import { budgetVocabulary } from '@courtyard/contract/budget/budget/budget.labels';
import { Card, CardBody, CardHeader, Page, Stack, useFailureToast } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  HistoryCard,
  RecordTasks,
  useFieldTexts,
  useRemoval,
} from '@courtyard/ui/details';
import { useNavigate, useSearchParams } from '@courtyard/common/router';
import { useAmountSheet } from '@courtyard/ui/grid';
import { useState } from 'react';
import { BudgetStatusBadge } from '../budget-status';
import { budgetMessages } from '../budget.messages';
import { budgetName, budgetPaths, budgets, useBudgetStep } from '../budget.queries';
import { duesPaths } from '../../dues-plan/dues.queries';
import { BudgetSheet, valuesOf } from '../grid/budget-sheet';
import { AdoptDialog, ReturnDialog } from './adopt.dialog';
import { BudgetLoader } from './budget-loader';
import { ComparisonCard } from './comparison.card';
import { LineFilesCard } from './files/line-files.card';

/** `budgeting/details?id=&account=`: its figures, at those of an account where a report leads to it, its steps, another scenario beside it, and what happened to it. */
export function BudgetPage() {
  return (
    <BudgetLoader>
      {(budget) => <BudgetView key={`${budget.id} ${budget.version}`} budget={budget} />}
    </BudgetLoader>
  );
}

function BudgetView({ budget }: { budget: Budget }) {
  const t = useMessages(budgetMessages);
  const failed = useFailureToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [canCreate, canUpdate, canAdopt] = [
    useCan('Budget Create'),
    useCan('Budget Update'),
    useCan('Budget Approve'),
  ];
  const [canReport, canSeeDues] = [useCan('Financial Reports View'), useCan('Dues Plan View')];
  const [asked, ask] = useState<'adopt' | 'return' | null>(null);
  const [propose, withdraw] = [useBudgetStep('propose'), useBudgetStep('withdraw')];
  const sheet = useAmountSheet(valuesOf(budget));
  const { id, status } = budget;
  const name = budgetName(budget);
  const facts = useBudgetFacts(budget);
  const removal = useRemoval<Budget>(
    budgets.useRemove().mutateAsync,
    () => ({ name, text: t('removeText'), verb: t('removeVerb') }),
    () => navigate(budgetPaths.list),
  );
  const step = async (command: typeof propose, title: string) => {
    try {
      await command.mutateAsync(budget);
      toast({ title, kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  const download = () =>
    saveExport('GET /api/v1/budgets/:budgetId/export', {
      params: { budgetId: id },
      query: { format: 'xlsx' },
    }).catch(failed);
  const today = useToday();
  const isDraft = status === 'draft';
  const isProposed = status === 'proposed';
  const action = (isOffered: boolean, label: string, onSelect: () => void) =>
    isOffered ? { label, onSelect } : null;
  return (
    <Page
      title={name}
      actions={{
        primary:
          action(isProposed && canAdopt, t('adopt'), () => ask('adopt')) ??
          action(isDraft && canUpdate, t('edit'), () => void navigate(budgetPaths.edit(id))) ??
          undefined,
        secondary: [
          action(isDraft && canUpdate, t('propose'), () => void step(propose, t('proposed', { name }))),
          action(isProposed && canAdopt, t('return'), () => ask('return')),
          action(isProposed && canUpdate, t('withdraw'), () => void step(withdraw, t('withdrawn'))),
          action(!isDraft && canCreate, t('amend'), () => void navigate(budgetPaths.createFrom(id))),
          action(status === 'adopted' && canSeeDues, t('dues'), () => void navigate(duesPaths.details(id))),
          action(
            status === 'adopted' && canReport,
            t('report'),
            () =>
              void navigate(
                budgetPaths.report(budget.fund, budget.yearTo < today ? budget.yearTo : undefined),
              ),
          ),
          action(true, t('download'), () => void download()),
          action(isDraft && canUpdate, t('import'), () => void navigate(budgetPaths.import(id))),
          action(isDraft && canUpdate, t('removeVerb'), () => removal.ask(budget)),
        ],
      }}
    >
      <RecordTasks record="budget" recordId={id} />
      <Stack gap="5">
        <CardColumns
          left={<FactCard title={t('about')} facts={facts} />}
          right={
            <HistoryCard
              of={budgets.historyOf(id)}
              vocabulary={budgetVocabulary}
              description={t('historyText')}
            />
          }
        />
        <Card>
          <CardHeader title={t('amounts')} />
          <CardBody>
            <BudgetSheet
              budget={budget}
              sheet={sheet}
              isReadOnly
              startsAt={params.get('account') ?? undefined}
            />
          </CardBody>
        </Card>
        <LineFilesCard budget={budget} />
        <ComparisonCard budget={budget} />
      </Stack>
      {asked === 'adopt' ? <AdoptDialog budget={budget} onClose={() => ask(null)} /> : null}
      {asked === 'return' ? <ReturnDialog budget={budget} onClose={() => ask(null)} /> : null}
      {removal.dialog}
    </Page>
  );
}

function useBudgetFacts(budget: Budget) {
  const t = useMessages(budgetMessages);
  const formats = useFormats();
  const { label, facts } = useFieldTexts(budgetColumns);
  const { status, yearFrom, yearTo, proposedBy, adoptedBy, adoptedOn, motion, returnedReason } = budget;
  const more = (name: string, value: string | null | undefined) => (value ? [{ label: name, value }] : []);
  return [
    { label: label('status'), value: <BudgetStatusBadge value={status} /> },
    { label: t('year'), value: `${formats.day(yearFrom)} – ${formats.day(yearTo)}` },
    ...facts(budget, 'incomeMinor', 'expenseMinor', 'transferMinor', 'netMinor'),
    ...more(t('proposedBy'), proposedBy?.name),
    ...more(t('returnedReason'), returnedReason),
    ...more(t('adoptedBy'), adoptedBy?.name),
    ...more(t('adoptedOn'), adoptedOn && formats.day(adoptedOn)),
    ...more(t('motion'), motion),
  ];
}
