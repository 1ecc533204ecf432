import { addMonths } from '@courtyard/contract/days';
import { closePeriod, closeYear, usedMonths } from '../../../../../ledger';
import type { DemoSeed } from '../../../../../platform/section/demo/demo-community';

/** The demo's first year is closed month by month, and as a year: its last seed, for nothing is posted into it any more. */
export const seedCloses: DemoSeed = async (tx, { slug, people }) => {
  if (slug !== 'demo') return;
  const { memberId: id, displayName: name } = people.treasurer;
  const [first] = await usedMonths(tx);
  if (first === undefined) return;
  const year = first.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, place) => addMonths(`${year}-01-01`, place).slice(0, 7));
  for (const month of months.filter((each) => each >= first)) await closePeriod(tx, month, { id, name });
  await closeYear(tx, `${year}-12-31`, { id, name });
};
