import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { BudgetStatusBadge } from './budget-status';
import { budgetMessages } from './budget.messages';
import { budgetName, budgetPaths, budgets } from './budget.queries';

/** The budgets of the latest fiscal years. */
export function BudgetsCard() {
  const t = useMessages(budgetMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const latest = budgets.useList({ sort: '-yearFrom', limit: 4 });
  return (
    <CardFrame
      title={t('latest')}
      link={{ to: budgetPaths.list, label: t('all') }}
      query={latest}
      lines={4}
      isNothing={({ data }) => data.length === 0}
    >
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('none')}</CardNothing>
        ) : (
          <CardList>
            {data.map((row) => (
              <CardLine
                key={row.id}
                to={budgetPaths.details(row.id)}
                title={budgetName(row)}
                detail={`${t('expenseMinor')} ${formats.money(row.expenseMinor, currency)}`}
                aside={<BudgetStatusBadge value={row.status} />}
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
