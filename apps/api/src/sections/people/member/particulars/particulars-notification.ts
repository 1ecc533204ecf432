import { memberWords } from '@courtyard/contract/people/member/member.words';
import { z } from 'zod';
import { administration, defineNotification } from '../../../../platform/notifications/kind';

/** Fields of a member that somebody else may correct. */
export const correctedFields = ['name', 'phone', 'homePhone', 'workPhone', 'mailingAddress'] as const;

const wordsOf = (fields: readonly (typeof correctedFields)[number][], language: 'en' | 'es') =>
  fields.map((field) => memberWords[field][language]).join(', ');

/** To whose name or contact somebody else corrected: letters may go elsewhere from now on. */
export const particularsCorrected = defineNotification({
  name: 'people.particulars-corrected',
  group: administration,
  label: {
    en: 'My name or contact details were changed',
    es: 'Se cambiaron mi nombre o mis datos de contacto',
  },
  parameters: z.object({ by: z.string(), fields: z.array(z.enum(correctedFields)) }),
  channels: { email: 'at-once' },
  words: {
    en: ({ by, fields }) => ({
      title: 'Your details were changed',
      text: `${by} changed: ${wordsOf(fields, 'en')}. Check that this is correct.`,
    }),
    es: ({ by, fields }) => ({
      title: 'Se cambiaron sus datos',
      text: `${by} cambió: ${wordsOf(fields, 'es')}. Compruebe que es correcto.`,
    }),
  },
});
