import { useMessages } from '@courtyard/common';
import type { TaxTests } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import { FigureCard } from '../../period/report/figure.card';
import { taxTestMessages } from './tax-test.messages';
import { useTaxFigures } from './use-tax-figures';

/** What would be taxed, with the accounts that it is made of. */
export function TaxableCard({ tests }: { tests: TaxTests }) {
  const t = useMessages(taxTestMessages);
  const { nameOf, figureOf, money } = useTaxFigures(tests);
  const { incomeMinor, directMinor, deductionMinor, taxableMinor } = tests.taxable;
  const taxed = tests.accounts.filter(({ taxTag }) => taxTag === 'non-exempt');
  const direct = tests.accounts.filter(
    ({ taxTag }) => taxTag === 'property-direct' || taxTag === 'other-direct',
  );
  const sum = (key: string, name: string, amountMinor: number) => ({
    key,
    isTotal: true,
    name,
    cells: [{ text: money(amountMinor) }],
  });
  return (
    <FigureCard
      title={t('taxable')}
      description={t('taxableText')}
      isWhole
      head={[t('account'), t('amountMinor')]}
      rows={[
        ...taxed.map((row) => ({ ...nameOf(row), cells: [figureOf(row)] })),
        sum('income', t('otherIncome'), incomeMinor),
        ...direct.map((row) => ({ ...nameOf(row), cells: [figureOf(row, -1)] })),
        sum('direct', t('direct'), -directMinor),
        { name: t('deduction'), cells: [{ text: money(-deductionMinor) }] },
        sum('taxable', t('taxableIncome'), taxableMinor),
      ]}
    />
  );
}
