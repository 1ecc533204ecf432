import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import en from './budget.en.json';
import es from './budget.es.json';

export const budgetMessages = defineMessages({ en, es });

/** Of all that is told of budgets and their dues. */
export const budgetGroup = labelOf(budgetMessages, 'group');

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

const nameOf = (it: Omit<Told, 'number' | 'who'>) => `${it.fund} ${yearName(it)} · ${it.scenario}`;

/** To those who can adopt it. */
export const budgetProposed = defineNotification({
  name: 'budget.proposed',
  group: budgetGroup,
  label: labelOf(budgetMessages, 'proposed.label'),
  permission: 'Budget Approve',
  parameters: told,
  channels: { email: 'at-once' },
  messages: budgetMessages,
  content: (t, { who, number, ...it }) => ({
    title: t('proposed.title', { budget: nameOf(it) }),
    text: t('proposed.text', { who, number }),
  }),
});

/** To who proposed it. */
export const budgetReturned = defineNotification({
  name: 'budget.returned',
  group: budgetGroup,
  label: labelOf(budgetMessages, 'returned.label'),
  permission: 'Budget Update',
  parameters: told.extend({ reason: z.string() }),
  messages: budgetMessages,
  content: (t, { who, reason, ...it }) => ({
    title: t('returned.title', { budget: nameOf(it) }),
    text: t('returned.text', { who, reason }),
  }),
});

/** To those who see budgets: the board, and owners where the community lets its members see them. */
export const budgetAdopted = defineNotification({
  name: 'budget.adopted',
  group: budgetGroup,
  label: labelOf(budgetMessages, 'adopted.label'),
  permission: 'Budget List View',
  parameters: told.extend({ motion: z.string(), adoptedOn: z.string() }),
  messages: budgetMessages,
  content: (t, { motion, adoptedOn, ...it }, { language }) => ({
    title: t('adopted.title', { budget: nameOf(it) }),
    text: t('adopted.text', { day: longDay(adoptedOn, language), motion }),
  }),
});
