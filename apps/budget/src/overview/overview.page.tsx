import { Can, useMessages } from '@courtyard/common';
import { Card, Page, SimpleGrid } from '@courtyard/ui';
import { overviewMessages } from './overview.messages';
import { BudgetsCard } from '../budget/budgets.card';

/** Landing page of the section: the latest of each kind of thing, for those who may see it. */
export function OverviewPage() {
  const t = useMessages(overviewMessages);
  return (
    <Page title={t('title')} description={t('description')}>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
        <Can permission="Budget List View">
          <Card>
            <BudgetsCard />
          </Card>
        </Can>
      </SimpleGrid>
    </Page>
  );
}
