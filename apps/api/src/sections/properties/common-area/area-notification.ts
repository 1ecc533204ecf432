import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { defineMessages, labelOf } from '@courtyard/contract/messages';
import { z } from 'zod';
import { defineNotification } from '../../../platform/notifications/kind';
import type { CallContext } from '../../../platform/section/call-context';
import en from './area.en.json';
import es from './area.es.json';

const messages = defineMessages({ en, es });

/** To those who book: there is one more area. */
export const areaAdded = defineNotification({
  name: 'properties.area-added',
  group: labelOf(messages, 'group'),
  label: labelOf(messages, 'added.label'),
  permission: 'Reservation Create',
  parameters: z.object({ area: z.string() }),
  messages,
  content: (t, { area }) => ({ title: t('added.title', { area }), text: t('added.text') }),
});

/** Tells of an area that members can book; what only the staff books is their matter. */
export async function notifyOfArea(
  { tx, tenant, caller, platform }: CallContext,
  { id, name, bookable, whoMayBook }: CommonArea,
): Promise<void> {
  if (!bookable || whoMayBook === 'staff') return;
  await platform.notify(tx, areaAdded, {
    tenant,
    parameters: { area: name },
    link: `/properties-common-areas/common-areas/details?id=${id}`,
    key: id,
    to: { holding: ['Reservation Create'], except: caller.memberId },
  });
}
