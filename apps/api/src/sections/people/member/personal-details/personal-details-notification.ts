import { memberLabels } from '@courtyard/contract/people/member/member.labels';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { administration, defineNotification } from '../../../../platform/notifications/kind';
import en from '../member.en.json';
import es from '../member.es.json';

const messages = defineMessages({ en, es });

/** Fields of a member that somebody else may correct. */
export const correctedFields = ['name', 'phone', 'homePhone', 'workPhone', 'mailingAddress'] as const;

/** To whose name or contact somebody else corrected: letters may go elsewhere from now on. */
export const personalDetailsCorrected = defineNotification({
  name: 'people.particulars-corrected',
  group: administration,
  label: labelOf(messages, 'corrected.label'),
  parameters: z.object({ by: z.string(), fields: z.array(z.enum(correctedFields)) }),
  channels: { email: 'at-once' },
  messages,
  content: (t, { by, fields }, { language }) => ({
    title: t('corrected.title'),
    text: t('corrected.text', {
      by,
      fields: fields.map((field) => memberLabels[field][language]).join(', '),
    }),
  }),
});
