import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { TaxedAccount, TaxTests } from '@courtyard/contract/bookkeeping/tax-test/tax-test';
import { taxTestLabels } from '@courtyard/contract/bookkeeping/tax-test/tax-test.labels';
import { badgeOf, Card, CardBody, CardHeader, Flex, Text } from '@courtyard/ui';
import { FigureTable } from '@courtyard/ui/details';
import { taxTestMessages } from './tax-test.messages';
import { useTaxFigures } from './use-tax-figures';

const VerdictBadge = badgeOf(taxTestLabels, 'verdict', {
  met: 'ok',
  'not-met': 'danger',
  open: 'attention',
  nothing: 'neutral',
});

const counting: readonly TaxedAccount['taxTag'][] = ['exempt-function', 'property', 'property-direct'];
const leftOut: readonly TaxedAccount['taxTag'][] = ['not-income', 'not-spent'];

/** What counts in a test, what does not, and what is left out. */
type Part = 'counts' | 'against' | 'leftOut';

const partOf = ({ taxTag }: TaxedAccount): Part => {
  if (counting.includes(taxTag)) return 'counts';
  return leftOut.includes(taxTag) ? 'leftOut' : 'against';
};

/** A tenth of a percent, rounded down: nothing looks like passing that does not. */
const tenths = (millionths: number) => Math.floor(millionths / 1000) * 1000;

/** One of the two tests with the accounts that it is made of. */
export function TaxTestCard({ tests, of }: { tests: TaxTests; of: 'income' | 'expenses' }) {
  const t = useMessages(taxTestMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { nameOf, figureOf, money } = useTaxFigures(tests);
  const { countedMinor, totalMinor, share, verdict } = tests[of];
  const type = of === 'income' ? 'income' : 'expense';
  const all = tests.accounts.filter((account) => account.type === type);
  const sum = (key: string, name: string, amountMinor: number) => ({
    key,
    name,
    isTotal: true,
    cells: [{ text: money(amountMinor) }],
  });
  const rowsOf = (part: Part) => {
    const some = all.filter((row) => partOf(row) === part);
    if (some.length === 0) return [];
    return [
      ...some.map((row) => ({
        ...nameOf(row),
        note: row.taxTag === null ? t('notTagged') : t(`taxTag.${row.taxTag}`),
        cells: [figureOf(row)],
      })),
      sum(
        part,
        part === 'leftOut' ? t(part) : t(`${of}.${part}`),
        some.reduce((total, { amountMinor }) => total + amountMinor, 0),
      ),
    ];
  };
  const title = t(of === 'income' ? 'incomeTest' : 'expenseTest');
  return (
    <Card>
      <CardHeader title={title} description={t(of === 'income' ? 'incomeText' : 'expenseText')} />
      <CardBody>
        <Flex gap="3" rowGap="1" mb="3" flexWrap="wrap" alignItems="center">
          <VerdictBadge value={verdict} />
          {share === null ? null : (
            <Text size="sm" numeric>
              {t('share', {
                share: formats.percent(tenths(share), 1),
                counted: formats.money(countedMinor, currency, 'parentheses'),
                total: formats.money(totalMinor, currency, 'parentheses'),
              })}
            </Text>
          )}
        </Flex>
        <FigureTable
          caption={title}
          isWhole
          head={[t('account'), t('amountMinor')]}
          rows={[
            ...rowsOf('counts'),
            ...rowsOf('against'),
            sum('total', t(`${of}.together`), totalMinor),
            ...rowsOf('leftOut'),
          ]}
        />
      </CardBody>
    </Card>
  );
}
