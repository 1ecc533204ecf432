import { z } from 'zod';
import { administration, defineNotification } from '../../../../platform/notifications/kind';

/** To whose second factors somebody else removed. The mail about it goes out beside it. */
export const factorsRemoved = defineNotification({
  name: 'people.factors-removed',
  group: administration,
  label: { en: 'My second factors were removed', es: 'Se quitaron mis segundos factores' },
  isUrgent: true,
  parameters: z.object({ by: z.string() }),
  channels: { email: null },
  words: {
    en: ({ by }) => ({
      title: 'Your second factors were removed',
      text: `Removed by ${by}. Your password alone is now enough to sign in: set up a second factor again.`,
    }),
    es: ({ by }) => ({
      title: 'Se quitaron sus segundos factores',
      text: `Los quitó ${by}. Ahora basta la contraseña para entrar: configure de nuevo un segundo factor.`,
    }),
  },
});
