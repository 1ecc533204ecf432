import { useMessages } from '@courtyard/common';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { Card, EmptyState, Page } from '@courtyard/ui';
import type { ReactNode } from 'react';
import { BudgetLoader } from '../details/budget-loader';
import { budgetMessages } from '../budget.messages';
import { budgetName } from '../budget.queries';

/** Only a draft is changed; of any other budget it says so. */
export function DraftLoader({ children }: { children: (budget: Budget) => ReactNode }) {
  const t = useMessages(budgetMessages);
  return (
    <BudgetLoader>
      {(budget) =>
        budget.status === 'draft' ? (
          children(budget)
        ) : (
          <Page title={budgetName(budget)}>
            <Card>
              <EmptyState icon="lock" title={t('notEditable')} description={t('notEditableText')} />
            </Card>
          </Page>
        )
      }
    </BudgetLoader>
  );
}
