import { useMessages, usePermissions } from '@courtyard/common';
import type { TaxTests } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import { accountPaths } from '../../account/account-paths';
import { FigureCard } from '../../period/report/figure.card';
import { taxTestMessages } from './tax-test.messages';
import { useTaxFigures } from './use-tax-figures';

/** The accounts that nobody has tagged yet; who may, goes from each to where it is said. */
export function UntaggedCard({ tests }: { tests: TaxTests }) {
  const t = useMessages(taxTestMessages);
  const canChange = usePermissions().has('Chart Update');
  const { nameOf, figureOf } = useTaxFigures(tests);
  const untagged = tests.accounts.filter(({ taxTag }) => taxTag === null);
  if (untagged.length === 0) return null;
  return (
    <FigureCard
      title={t('untagged', { count: untagged.length })}
      description={t('untaggedText')}
      isWhole
      head={[t('account'), t('amountMinor')]}
      rows={untagged.map((row) => ({
        ...nameOf(row),
        ...(canChange && { to: accountPaths.edit(row.id) }),
        note: t(`type.${row.type}`),
        cells: [figureOf(row)],
      }))}
    />
  );
}
