import { startSeeded } from '../../../product/seeded';
import { atMost, type Figure, median } from '../../figure';
import { timesOf } from '../times';
import { fillBooks, inOneMonth } from './million-lines';

const middle = `${inOneMonth.month}-17`;
const period = `from=2025-04-10&to=${middle}`;

/** By what is asked for: milliseconds that p50 may take. */
const asked: Readonly<Record<string, readonly [path: string, atMostMs: number]>> = {
  'trial balance report': [`trial-balance?at=${middle}`, 30],
  'balance sheet report beside an earlier date': [`balance?at=${middle}&compareWith=2025-12-31`, 30],
  'profit and loss report by month': [`profit?${period}&columns=months`, 30],
  'changes in fund balances by month': [`fund-balances?${period}&columns=months`, 50],
  'cash flows by fund': [`cash-flow?${period}`, 50],
  'cash flows by the direct method, against last year': [
    `cash-flow?${period}&method=direct&columns=last-year`,
    50,
  ],
  'interfund balances': [`interfund?at=${middle}`, 50],
  delinquency: [`delinquency?at=${middle}`, 50],
  'aging summary': [`agingsummary?at=${middle}`, 50],
  'executive summary': [`summary?at=${middle}`, 50],
  'general ledger of a month': [`ledger?from=${inOneMonth.month}-01&to=${middle}`, 50],
};

/** The financial reports over books of a million lines, on a product of their own. */
export async function measureReports(): Promise<Figure[]> {
  const product = await startSeeded({});
  try {
    await fillBooks(product);
    const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
    const figures: Figure[] = [];
    for (const [what, [path, atMostMs]] of Object.entries(asked)) {
      const times = await timesOf(product, `/api/v1/financial-reports/${path}`, headers);
      figures.push({
        what: `books of 1,000,000 lines, ${what}: p50`,
        value: median(times),
        unit: 'ms',
        limit: atMost(atMostMs),
        note: `slowest of ${times.length}: ${Math.max(...times).toFixed(1)} ms`,
      });
    }
    return figures;
  } finally {
    await product.stop();
  }
}
