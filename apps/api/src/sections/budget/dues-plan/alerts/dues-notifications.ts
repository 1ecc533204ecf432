import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import { budgetGroup as group, yearName } from '../../budget/alerts/budget-notifications';
import en from './dues.en.json';
import es from './dues.es.json';

export const duesMessages = defineMessages({ en, es });

const told = z.object({
  fund: z.string(),
  yearFrom: z.string(),
  yearTo: z.string(),
  number: z.int(),
  who: z.string(),
});

/** To those who can confirm them. */
export const duesProposed = defineNotification({
  name: 'dues-plan.proposed',
  group,
  label: labelOf(duesMessages, 'proposed.label'),
  permission: 'Dues Plan Approve',
  parameters: told,
  channels: { email: 'at-once' },
  messages: duesMessages,
  content: (t, { who, number, fund, ...year }) => ({
    title: t('proposed.title', { fund, year: yearName(year) }),
    text: t('proposed.text', { who, number }),
  }),
});

/** To who proposed them. */
export const duesReturned = defineNotification({
  name: 'dues-plan.returned',
  group,
  label: labelOf(duesMessages, 'returned.label'),
  permission: 'Dues Plan Update',
  parameters: told.extend({ reason: z.string() }),
  messages: duesMessages,
  content: (t, { who, reason, fund, ...year }) => ({
    title: t('returned.title', { fund, year: yearName(year) }),
    text: t('returned.text', { who, reason }),
  }),
});

/** To who proposed them. */
export const duesConfirmed = defineNotification({
  name: 'dues-plan.confirmed',
  group,
  label: labelOf(duesMessages, 'confirmed.label'),
  permission: 'Dues Plan Update',
  parameters: told,
  messages: duesMessages,
  content: (t, { who, number, fund, ...year }) => ({
    title: t('confirmed.title', { fund, year: yearName(year) }),
    text: t('confirmed.text', { who, number }),
  }),
});
