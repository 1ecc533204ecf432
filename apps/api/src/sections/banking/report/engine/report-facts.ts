import type { FinancialReport } from '@courtyard/contract/banking/report/report';
import { chainHead } from '../../../../ledger';
import type { ReadContext } from '../../../../platform/section/call-context';

/** What a report says of itself. In the transaction of its figures, which sees the books as of one moment. */
export async function factsOfReport(
  { tx, platform }: ReadContext,
  basis: FinancialReport['basis'],
): Promise<Pick<FinancialReport, 'basis' | 'journalNo' | 'madeAt'>> {
  const { no } = await chainHead(tx);
  return { basis, journalNo: no, madeAt: platform.clock().toISOString() };
}
