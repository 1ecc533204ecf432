import { day } from '@courtyard/contract/primitives';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';

/** Policies that end soon: to their owners, and to those who look after all. The mails about it go out beside it. */
export const insuranceEnding = defineNotification({
  name: 'properties.insurance-ending',
  group: { en: 'Reminders', es: 'Recordatorios' },
  label: { en: 'An insurance policy ends soon', es: 'Una póliza de seguro vence pronto' },
  parameters: z.object({
    count: z.int().min(1),
    /** Of the one that ends first. */
    unit: z.string(),
    on: day,
  }),
  channels: { email: null },
  words: {
    en: ({ count, unit, on }) => ({
      title: count === 1 ? `Insurance of ${unit} ends soon` : `${count} insurance policies end soon`,
      text: `${count === 1 ? 'It ends' : `The first, of ${unit}, ends`} on ${longDay(on, 'en')}.`,
    }),
    es: ({ count, unit, on }) => ({
      title: count === 1 ? `El seguro de ${unit} vence pronto` : `${count} pólizas de seguro vencen pronto`,
      text: `${count === 1 ? 'Vence' : `La primera, de ${unit}, vence`} el ${longDay(on, 'es')}.`,
    }),
  },
});
