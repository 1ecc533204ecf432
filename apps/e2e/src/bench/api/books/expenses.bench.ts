import { startSeeded } from '../../../product/seeded';
import { atMost, type Figure, median } from '../../figure';
import { timesOf } from '../times';
import { fillBooks, inOneMonth } from './million-lines';

const year = 'from=2025-01-01&to=2025-12-31';
const month = `from=${inOneMonth.month}-01&to=${inOneMonth.month}-31`;

/** The expense tracker over books of a million lines, on a product of their own. */
export async function measureExpenses(): Promise<Figure[]> {
  const product = await startSeeded({});
  try {
    await fillBooks(product);
    const headers = { authorization: `Bearer ${await product.token('treasurer', 'demo')}` };
    const times = (path: string) => timesOf(product, path, headers);
    const all = {
      'expense tracker of a year': await times(`/api/v1/expense-tracker?${year}`),
      'expense tracker of a year in cash basis': await times(`/api/v1/expense-tracker?${year}&basis=cash`),
      'expense tracker of a month with 200,000 lines': await times(`/api/v1/expense-tracker?${month}`),
      'first page of all expenses': await times('/api/v1/expenses?limit=50'),
      'expenses of a month, by amount': await times(
        `/api/v1/expenses?limit=50&date=2025-03-01..2025-03-31&sort=-amountMinor`,
      ),
    };
    return Object.entries(all).map(([what, measured]) => ({
      what: `books of 1,000,000 lines, ${what}: p50`,
      value: median(measured),
      unit: 'ms',
      limit: atMost(50),
      note: `slowest of ${measured.length}: ${Math.max(...measured).toFixed(1)} ms`,
    }));
  } finally {
    await product.stop();
  }
}
