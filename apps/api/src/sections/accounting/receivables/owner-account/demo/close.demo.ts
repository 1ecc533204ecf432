import { addMonths } from '@courtyard/contract/days';
import { closePeriod, closeYear, confirmPeriod, usedMonths } from '../../../../../ledger';
import type { DemoCommunity, DemoSeed } from '../../../../../platform/section/demo/demo-community';

const actorOf = ({ memberId: id, displayName: name }: DemoCommunity['people']['board']) => ({
  id,
  name,
});

/**
 * The demo's first year is closed month by month, each confirmed by the board, and as a year: its last seed, for nothing is posted into
 * it any more.
 */
export const seedCloses: DemoSeed = async (tx, { slug, people }) => {
  if (slug !== 'demo') return;
  const [treasurer, board] = [actorOf(people.treasurer), actorOf(people.board)];
  const [first] = await usedMonths(tx);
  if (first === undefined) return;
  const year = first.slice(0, 4);
  const months = Array.from({ length: 12 }, (_, place) => addMonths(`${year}-01-01`, place).slice(0, 7));
  for (const month of months.filter((each) => each >= first)) {
    await closePeriod(tx, month, treasurer);
    await confirmPeriod(tx, month, board);
  }
  await closeYear(tx, `${year}-12-31`, treasurer);
};
