import { day } from '@courtyard/contract/primitives';
import { labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification, longDay } from '../../../../platform/notifications/kind';
import { assetMessages } from './due/asset-due.texts';

/** To those who keep the register: services and warranties that fall due. The mails about it go out beside it. */
export const assetsDueNotice = defineNotification({
  name: 'properties.assets-due',
  group: labelOf(assetMessages, 'group'),
  label: labelOf(assetMessages, 'notice.label'),
  permission: 'Asset Update',
  parameters: z.object({
    count: z.int().min(1),
    /** Of the one that falls due first. */
    name: z.string(),
    kind: z.enum(['service', 'warranty']),
    on: day,
  }),
  channels: { email: null },
  messages: assetMessages,
  content: (t, { count, name, kind, on }, { language }) => ({
    title: count === 1 ? t(`notice.${kind}`, { name }) : t('notice.many', { count }),
    text: t('notice.text', { count, name, day: longDay(on, language) }),
  }),
});
