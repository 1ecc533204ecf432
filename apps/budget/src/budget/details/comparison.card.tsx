import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Budget, BudgetComparison, BudgetSummary } from '@courtyard/contract/budget/budget/budget';
import { maxCompared } from '@courtyard/contract/budget/budget/budget.values';
import { Card, CardBody, CardHeader, ErrorState, LoadingState, NativeSelect, Stack } from '@courtyard/ui';
import { Labelled } from '@courtyard/ui/data';
import { FigureTable } from '@courtyard/ui/details';
import { budgetMessages } from '../budget.messages';
import { budgetName, useBudgetChoices, useBudgetComparison } from '../budget.queries';

type Named = Pick<BudgetSummary, 'fund' | 'yearFrom' | 'yearTo' | 'scenario' | 'number'>;

const isOfOneYear = (one: Named, other: Named) =>
  one.fund.id === other.fund.id && one.yearFrom === other.yearFrom;

/** `?with=`: other budgets beside this one, by account: the scenarios of a year, or the year before. */
export function ComparisonCard({ budget }: { budget: Budget }) {
  const t = useMessages(budgetMessages);
  const choices = useBudgetChoices();
  const [params, setParams] = useSearchParams();
  const all = (choices.data?.budgets ?? []).filter(({ id }) => id !== budget.id);
  // Scenarios of the same year come first.
  const others = [
    ...all.filter((other) => isOfOneYear(budget, other)),
    ...all.filter((other) => !isOfOneYear(budget, other)),
  ];
  const chosen = params.getAll('with').slice(0, maxCompared);
  const found = useBudgetComparison(budget.id, chosen);
  if (others.length === 0) return null;
  const choose = (place: number, id: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('with');
        for (const each of chosen.toSpliced(place, 1, id)) if (each !== '') after.append('with', each);
        return after;
      },
      { replace: true },
    );
  const places = Math.min(chosen.length + 1, maxCompared, others.length);
  return (
    <Card>
      <CardHeader title={t('compare')} />
      <CardBody>
        <Stack gap="3">
          {Array.from({ length: places }, (_, place) => (
            <Labelled key={place} label={place === 0 ? t('compare') : t('compareMore')}>
              <NativeSelect
                size="sm"
                value={chosen[place] ?? ''}
                onChange={(event) => choose(place, event.target.value)}
              >
                <option value="">{t('compareNone')}</option>
                {others
                  .filter(({ id }) => id === chosen[place] || !chosen.includes(id))
                  .map((other) => (
                    <option key={other.id} value={other.id}>
                      {budgetName(other)}
                    </option>
                  ))}
              </NativeSelect>
            </Labelled>
          ))}
          {chosen.length === 0 ? null : found.data ? (
            <ComparisonTable found={found.data} />
          ) : found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <LoadingState />
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

function ComparisonTable({ found: { one, others, rows } }: { found: BudgetComparison }) {
  const t = useMessages(budgetMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const isOneYear = others.every((other) => isOfOneYear(one, other));
  const nameOf = (its: BudgetSummary) => (isOneYear ? `${its.scenario} v${its.number}` : budgetName(its));
  const money = (amountMinor: number) => ({ text: formats.money(amountMinor, currency, 'parentheses') });
  const total = (name: string, of: (its: BudgetSummary) => number) => ({
    name,
    isTotal: true,
    cells: [money(of(one)), ...others.flatMap((other) => [money(of(other)), money(of(other) - of(one))])],
  });
  return (
    <FigureTable
      caption={t('compare')}
      isWhole
      head={[
        t('account'),
        nameOf(one),
        ...others.flatMap((other) => [nameOf(other), t('difference', { name: nameOf(other) })]),
      ]}
      rows={[
        ...rows.map(({ account, oneMinor, others: amounts }) => ({
          key: account.id,
          name: `${account.code} ${account.name}`,
          cells: [
            money(oneMinor),
            ...amounts.flatMap(({ amountMinor, differenceMinor }) => [
              money(amountMinor),
              money(differenceMinor),
            ]),
          ],
        })),
        total(t('income'), ({ incomeMinor }) => incomeMinor),
        total(t('expenses'), ({ expenseMinor }) => expenseMinor),
        total(t('net'), ({ netMinor }) => netMinor),
      ]}
    />
  );
}
