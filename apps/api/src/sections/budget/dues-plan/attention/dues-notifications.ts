import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import { yearName } from '../../budget/attention/budget-notifications';

const group = { en: 'Budgets', es: 'Presupuestos' };

const told = z.object({
  fund: z.string(),
  yearFrom: z.string(),
  yearTo: z.string(),
  number: z.int(),
  who: z.string(),
});
type Told = z.infer<typeof told>;

const nameOf = (it: Told) => `${it.fund} ${yearName(it)}`;

/** To those who can confirm them. */
export const duesProposed = defineNotification({
  name: 'dues-plan.proposed',
  group,
  label: { en: 'Dues proposed for confirmation', es: 'Cuotas propuestas para su confirmación' },
  permission: 'Dues Plan Approve',
  parameters: told,
  channels: { email: 'at-once' },
  words: {
    en: (it) => ({ title: `Dues proposed: ${nameOf(it)}`, text: `${it.who} proposed version ${it.number}.` }),
    es: (it) => ({
      title: `Cuotas propuestas: ${nameOf(it)}`,
      text: `${it.who} propuso la versión ${it.number}.`,
    }),
  },
});

/** To who proposed them. */
export const duesReturned = defineNotification({
  name: 'dues-plan.returned',
  group,
  label: { en: 'Dues you proposed were returned', es: 'Cuotas propuestas por usted devueltas' },
  permission: 'Dues Plan Update',
  parameters: told.extend({ reason: z.string() }),
  words: {
    en: (it) => ({ title: `Dues returned: ${nameOf(it)}`, text: `${it.who}: ${it.reason}` }),
    es: (it) => ({ title: `Cuotas devueltas: ${nameOf(it)}`, text: `${it.who}: ${it.reason}` }),
  },
});

/** To who proposed them. */
export const duesConfirmed = defineNotification({
  name: 'dues-plan.confirmed',
  group,
  label: { en: 'Dues you proposed were confirmed', es: 'Cuotas propuestas por usted confirmadas' },
  permission: 'Dues Plan Update',
  parameters: told,
  words: {
    en: (it) => ({
      title: `Dues confirmed: ${nameOf(it)}`,
      text: `${it.who} confirmed version ${it.number}. Recurring invoices are set up.`,
    }),
    es: (it) => ({
      title: `Cuotas confirmadas: ${nameOf(it)}`,
      text: `${it.who} confirmó la versión ${it.number}. Las facturas periódicas están listas.`,
    }),
  },
});
