import { Can, useMessages } from '@courtyard/common';
import { Card, Page, SimpleGrid, Stack } from '@courtyard/ui';
import { BudgetsCard } from '../budget/budgets.card';
import { claimPaths } from '../expense-claim/claim-paths';
import { MyClaimsCard } from '../expense-claim/claims.card';
import { ClaimsToReviewCard } from '../expense-claim/claims-to-review.card';
import { SpendingCard } from '../expense-tracker/spending.card';
import { overviewMessages } from './overview.messages';

/** Landing page of the section: what was spent, claims that wait and the own ones, budgets; each for those who may see it. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={{ primary: { label: t('submitClaim'), icon: 'plus', to: claimPaths.create } }}
    >
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        <Stack gap="5">
          <Can permission="Expense Tracker View">
            <Card>
              <SpendingCard />
            </Card>
          </Can>
          <Can permission="Budget List View">
            <Card>
              <BudgetsCard />
            </Card>
          </Can>
        </Stack>
        <Stack gap="5">
          <Can permission="Expense Tracker Transactions View">
            <Card>
              <ClaimsToReviewCard />
            </Card>
          </Can>
          <Card>
            <MyClaimsCard />
          </Card>
        </Stack>
      </SimpleGrid>
    </Page>
  );
}
