import { useCan, useMessages } from '@courtyard/common';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { budgetColumns } from '@courtyard/contract/budget/budget/budget.columns';
import { budgetVocabulary } from '@courtyard/contract/budget/budget/budget.words';
import { Page } from '@courtyard/ui';
import {
  CardColumns,
  FactCard,
  FilesCard,
  gateOf,
  HistoryCard,
  ThingPreview,
  useFieldTexts,
  useThingActions,
} from '@courtyard/ui/details';
import { BudgetStatusBadge } from '../budget-status';
import { budgetMessages } from '../budget.messages';
import { budgetPaths, budgets, budgetWalk } from '../budget.queries';

/** A page about the budget `?id=`. */
export const BudgetGate = gateOf({
  messages: budgetMessages,
  title: (t) => t('budget'),
  useOne: budgets.useOne,
  list: budgetPaths.list,
  walk: budgetWalk,
});

/** `budgets/details?id=`: what it is, its files and what happened to it. */
export function BudgetPage() {
  return <BudgetGate>{(budget) => <BudgetView budget={budget} />}</BudgetGate>;
}

function BudgetView({ budget }: { budget: Budget }) {
  const t = useMessages(budgetMessages);
  const factsOf = useBudgetFacts();
  const { actions, dialog } = useThingActions({
    may: useCan('Budget Update'),
    thing: budget,
    paths: budgetPaths,
    remove: budgets.useRemove().mutateAsync,
    removal: { text: t('removeText'), verb: t('removeVerb') },
  });
  return (
    <Page title={budget.name} actions={actions}>
      <CardColumns
        left={
          <>
            <FactCard title={t('about')} facts={factsOf(budget)} />
            <FilesCard files={budget.files} notes={budget.notes} />
          </>
        }
        right={
          <HistoryCard
            of={budgets.historyOf(budget.id)}
            vocabulary={budgetVocabulary}
            description={t('historyText')}
          />
        }
      />
      {dialog}
    </Page>
  );
}

/** A budget beside the list. */
export function BudgetPreview({ id }: { id: string }) {
  return <ThingPreview query={budgets.useOne(id)} facts={useBudgetFacts()} />;
}

function useBudgetFacts() {
  const { label, facts } = useFieldTexts(budgetColumns);
  return (budget: Budget) => [
    { label: label('status'), value: <BudgetStatusBadge value={budget.status} /> },
    ...facts(budget, 'updatedAt'),
  ];
}
