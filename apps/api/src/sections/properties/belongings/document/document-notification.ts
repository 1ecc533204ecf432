import { z } from 'zod';
import { defineNotification } from '../../../../platform/notifications/kind';
import type { CallContext } from '../../../../platform/section/call-context';
import { todayOf } from '../../../../platform/section/call-context';
import { householdOf } from '../../property/property.sql';

/** To those whose home it is: somebody filed a document of it. */
export const documentFiled = defineNotification({
  name: 'properties.document-filed',
  group: { en: 'My home', es: 'Mi vivienda' },
  label: { en: 'A document of my home is filed', es: 'Se archiva un documento de mi vivienda' },
  permission: 'Property Details View',
  parameters: z.object({ title: z.string(), unit: z.string() }),
  words: {
    en: ({ title, unit }) => ({ title: `New document of ${unit}`, text: title }),
    es: ({ title, unit }) => ({ title: `Documento nuevo de ${unit}`, text: title }),
  },
});

/** Tells those who own the property or live in it today, and may open it. */
export async function tellHousehold(
  context: CallContext,
  propertyId: string,
  document: { id: string; title: string },
): Promise<void> {
  const { tx, tenant, caller, platform } = context;
  const { unit, memberIds } = await householdOf(tx, { propertyId, today: todayOf(context) });
  await platform.notify(tx, documentFiled, {
    tenant,
    parameters: { title: document.title, unit },
    link: `/properties-common-areas/properties/detail?id=${propertyId}&tab=documents`,
    key: document.id,
    to: { memberIds, except: caller.memberId },
  });
}
