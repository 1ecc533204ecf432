import { useFormats, useMessages } from '@courtyard/common';
import { CardFrame, CardLine, CardList, CardNothing } from '@courtyard/ui';
import { BudgetStatusBadge } from './budget-status';
import { budgetMessages } from './budget.messages';
import { budgetPaths, budgets } from './budget.queries';

/** The budgets that were added or changed last. */
export function BudgetsCard() {
  const t = useMessages(budgetMessages);
  const formats = useFormats();
  const latest = budgets.useList({ sort: '-updatedAt', limit: 4 });
  return (
    <CardFrame title={t('latest')} link={{ to: budgetPaths.list, label: t('all') }} query={latest} lines={4}>
      {({ data }) =>
        data.length === 0 ? (
          <CardNothing>{t('none')}</CardNothing>
        ) : (
          <CardList>
            {data.map((row) => (
              <CardLine
                key={row.id}
                to={budgetPaths.details(row.id)}
                title={row.name}
                detail={`${t('updatedAt')} ${formats.moment(row.updatedAt)}`}
                aside={<BudgetStatusBadge value={row.status} />}
              />
            ))}
          </CardList>
        )
      }
    </CardFrame>
  );
}
