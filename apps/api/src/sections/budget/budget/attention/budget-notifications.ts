import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';

const group = { en: 'Budgets', es: 'Presupuestos' };

const told = z.object({
  fund: z.string(),
  yearFrom: z.string(),
  yearTo: z.string(),
  scenario: z.string(),
  number: z.int(),
  who: z.string(),
});
type Told = z.infer<typeof told>;

/** "2026", or "2026–2027" where the year does not begin with the calendar's. */
export function yearName({ yearFrom, yearTo }: Pick<Told, 'yearFrom' | 'yearTo'>): string {
  const [first, last] = [yearFrom.slice(0, 4), yearTo.slice(0, 4)];
  return first === last ? first : `${first}–${last}`;
}

const nameOf = (it: Told) => `${it.fund} ${yearName(it)} · ${it.scenario}`;

/** To those who can adopt it. */
export const budgetProposed = defineNotification({
  name: 'budget.proposed',
  group,
  label: { en: 'Budget proposed for adoption', es: 'Presupuesto propuesto para su aprobación' },
  permission: 'Budget Approve',
  parameters: told,
  channels: { email: 'at-once' },
  words: {
    en: (it) => ({
      title: `Budget proposed: ${nameOf(it)}`,
      text: `${it.who} proposed version ${it.number}.`,
    }),
    es: (it) => ({
      title: `Presupuesto propuesto: ${nameOf(it)}`,
      text: `${it.who} propuso la versión ${it.number}.`,
    }),
  },
});

/** To who proposed it. */
export const budgetReturned = defineNotification({
  name: 'budget.returned',
  group,
  label: { en: 'Budget you proposed was returned', es: 'Presupuesto propuesto por usted devuelto' },
  permission: 'Budget Update',
  parameters: told.extend({ reason: z.string() }),
  words: {
    en: (it) => ({ title: `Budget returned: ${nameOf(it)}`, text: `${it.who}: ${it.reason}` }),
    es: (it) => ({ title: `Presupuesto devuelto: ${nameOf(it)}`, text: `${it.who}: ${it.reason}` }),
  },
});
