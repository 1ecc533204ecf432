import { Dice, idOf } from '../../../platform/section/demo/dice';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';

const names = [
  'Annual',
  'Autumn',
  'Courtyard',
  'Garden',
  'Harbor',
  'Lobby',
  'North Tower',
  'Pool',
  'Spring',
  'West Gate',
];

/** The budgets of the demo communities, changed in the last three months. */
export const seedBudgets: DemoSeed = async (tx, { id: tenantId, slug }) => {
  const dice = new Dice(`${slug} budgets`);
  const rows = names.map((name) => ({
    tenantId,
    id: idOf(`${slug} budget ${name}`),
    name: `${name} budget`,
    status: dice.percent(80) ? ('active' as const) : ('inactive' as const),
    notes: dice.percent(40) ? 'Asked the office about it; the answer is on file.' : null,
    updatedAt: new Date(Date.now() - dice.between(60, 130_000) * 60_000),
  }));
  await tx.insertInto('budget').values(rows).execute();
};
