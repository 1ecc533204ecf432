import { sql } from 'kysely';
import type { FirstStepProvider } from '../../../platform/section/first-steps/first-step';
import { isAny } from '../../../platform/section/first-steps/is-any.sql';

const settings = '/service-requests/settings';

/**
 * What those who handle requests do first. Shipped kinds, targets and hours work without: a step is done once they were saved, or, for
 * the kinds, once somebody reports by them.
 */
export const requestSteps: readonly FirstStepProvider[] = [
  {
    id: 'kinds',
    titles: {
      en: 'Review request categories',
      es: 'Revisar las categorías de solicitudes',
    },
    permission: 'Request Settings Update',
    look: async (tx) => ({
      isDone: await isAny(tx, sql`select from request_kind`),
      url: settings,
    }),
  },
  {
    id: 'policy',
    titles: {
      en: 'Set working hours and response targets',
      es: 'Definir el horario de trabajo y los plazos de respuesta',
    },
    permission: 'Request Settings Update',
    look: async (tx) => ({
      isDone: await isAny(tx, sql`select from request_policy`),
      url: settings,
    }),
  },
  {
    id: 'vendor-access',
    titles: {
      en: 'Give a vendor access to work orders',
      es: 'Dar acceso a un proveedor a sus órdenes de trabajo',
    },
    permission: 'Work Order Update',
    look: async (tx, { caller }) => {
      // Vendors are of accounting: who may not open them is not sent there.
      if (!caller.permissions.has('Vendor Details View')) return null;
      const { rows } = await sql<{ id: string }>`
        select id from vendor where archived_at is null order by name limit 1`.execute(tx);
      const [vendor] = rows;
      return {
        isDone: await isAny(tx, sql`select from vendor_member`),
        url: vendor ? `/accounting/vendors/${vendor.id}/bills` : '/accounting/vendors',
      };
    },
  },
];
