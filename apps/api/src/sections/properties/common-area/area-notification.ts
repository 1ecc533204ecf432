import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { z } from 'zod';
import { defineNotification } from '../../../platform/notifications/kind';
import type { CallContext } from '../../../platform/section/call-context';

/** To those who book: there is one more area. */
export const areaAdded = defineNotification({
  name: 'properties.area-added',
  group: { en: 'Common areas', es: 'Áreas comunes' },
  label: { en: 'A common area was added', es: 'Se agregó un área común' },
  permission: 'Reservation Create',
  parameters: z.object({ area: z.string() }),
  words: {
    en: ({ area }) => ({ title: `New common area: ${area}`, text: 'View its hours and fees.' }),
    es: ({ area }) => ({ title: `Área común nueva: ${area}`, text: 'Vea su horario y tarifas.' }),
  },
});

/** Tells of an area that members can book; what only the staff books is their matter. */
export async function tellOfArea(
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
