import type { OwnProduct } from '../../../product/product';
import { startSeeded } from '../../../product/seeded';
import { atMost, type Figure, median } from '../../figure';
import { download, peakMiB, residentMiB } from './resident';
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

/** A fifth of the busy month: some 40,000 lines. And half of it: some 100,000. */
const files = { short: `${inOneMonth.month}-06`, long: `${inOneMonth.month}-15` };

/** Beyond the peak of 40,000 lines: what V8 has not collected yet comes to some 60 MiB, however many files follow each other. */
const flatMiB = 80;

/** The general ledger as XLSX: what memory it takes, and how much more for two and a half times as many lines. */
async function ledgerFiles(product: OwnProduct, headers: Record<string, string>): Promise<Figure[]> {
  const { pid } = product.process;
  if (process.platform !== 'linux' || pid === undefined) return [];
  const path = (to: string) =>
    `/api/v1/financial-reports/ledger/export?from=${inOneMonth.month}-01&to=${to}&format=xlsx`;
  const before = residentMiB(pid);
  const short = await peakMiB(pid, () => download(product, path(files.short), headers));
  const began = performance.now();
  let bytes = 0;
  const long = await peakMiB(pid, async () => {
    bytes = await download(product, path(files.long), headers);
  });
  const seconds = (performance.now() - began) / 1000;
  return [
    {
      what: 'general ledger of some 100,000 lines as XLSX',
      value: seconds,
      unit: 's',
      note: `${(bytes / 1024 ** 2).toFixed(1)} MiB`,
    },
    {
      what: 'general ledger as XLSX: peak memory of 100,000 lines over that of 40,000',
      value: Math.max(0, long - short),
      unit: 'MiB',
      limit: atMost(flatMiB),
      note: `${before.toFixed(0)} MiB before, peak ${short.toFixed(0)} MiB and ${long.toFixed(0)} MiB`,
    },
  ];
}

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
    return [...figures, ...(await ledgerFiles(product, headers))];
  } finally {
    await product.stop();
  }
}
