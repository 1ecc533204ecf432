import { useMessages } from '@courtyard/common';
import type { CloseReport } from '@courtyard/contract/bookkeeping/period/close-report';
import { FigureCard } from './figure.card';
import { reportMessages } from './report.messages';
import { useFigures } from './use-figures';

const rows = [
  ['opening', 'openingMinor'],
  ['income', 'incomeMinor'],
  ['expense', 'expenseMinor'],
  ['transfer', 'transferMinor'],
  ['direct', 'directMinor'],
  ['closing', 'closingMinor'],
  ['assets', 'assetsMinor'],
  ['liabilities', 'liabilitiesMinor'],
  ['difference', 'differenceMinor'],
] as const;

/** What each fund had, what added to it and took away, and what it has. */
export function FundRollForwardCard({ report }: { report: CloseReport }) {
  const t = useMessages(reportMessages);
  const { money, fundName } = useFigures(report);
  const all = report.fundRollForwards;
  return (
    <FigureCard
      title={t('funds')}
      description={t('fundsText')}
      head={[t('what'), ...all.map(({ fundId }) => fundName(fundId))]}
      rows={rows.map(([name, field]) => ({ name: t(name), cells: all.map((of) => money(of[field])) }))}
    />
  );
}
