import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { Card, CardBody, CardHeader, ErrorState, LoadingState, NativeSelect } from '@courtyard/ui';
import { Labelled } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { useState } from 'react';
import { budgetMessages } from '../budget.messages';
import { budgetName, useBudgetChoices, useBudgetComparison } from '../budget.queries';

/** Another budget beside this one, by account: the other scenario of a year, or the year before. */
export function ComparisonCard({ budget }: { budget: Budget }) {
  const t = useMessages(budgetMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const choices = useBudgetChoices();
  const [otherId, choose] = useState('');
  const found = useBudgetComparison(budget.id, otherId);
  const others = (choices.data?.budgets ?? []).filter(({ id }) => id !== budget.id);
  if (others.length === 0) return null;
  const money = (amountMinor: number) => ({ text: formats.money(amountMinor, currency, 'parentheses') });
  return (
    <Card>
      <CardHeader title={t('compare')} />
      <CardBody>
        <Labelled label={t('compare')}>
          <NativeSelect size="sm" value={otherId} onChange={(event) => choose(event.target.value)}>
            <option value="">{t('compareNone')}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {budgetName(other)}
              </option>
            ))}
          </NativeSelect>
        </Labelled>
        {otherId === '' ? null : found.data ? (
          <FigureTable
            caption={t('compare')}
            isWhole
            head={[t('account'), budgetName(found.data.one), budgetName(found.data.other), t('difference')]}
            rows={found.data.rows.map(({ account, oneMinor, otherMinor, differenceMinor }) => ({
              key: account.id,
              name: `${account.code} ${account.name}`,
              cells: [money(oneMinor), money(otherMinor), money(differenceMinor)],
            }))}
          />
        ) : found.isError ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <LoadingState />
        )}
      </CardBody>
    </Card>
  );
}
