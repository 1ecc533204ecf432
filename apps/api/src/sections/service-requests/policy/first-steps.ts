import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { FirstStepProvider } from '../../../platform/section/first-steps/first-step';
import { isAny } from '../../../platform/section/first-steps/is-any.sql';
import en from '../request/request.en.json';
import es from '../request/request.es.json';

const labels = labelsFrom(en, es);

const settings = '/service-requests/settings';

/**
 * What those who handle requests do first. Shipped kinds, targets and hours work without: a step is done once they were saved, or, for
 * the kinds, once somebody reports by them.
 */
export const requestSteps: readonly FirstStepProvider[] = [
  {
    id: 'kinds',
    titles: labels['step.kinds'],
    permission: 'Request Settings Update',
    look: async (tx) => ({
      isDone: await isAny(tx, sql`select from request_kind`),
      url: settings,
    }),
  },
  {
    id: 'policy',
    titles: labels['step.policy'],
    permission: 'Request Settings Update',
    look: async (tx) => ({
      isDone: await isAny(tx, sql`select from request_policy`),
      url: settings,
    }),
  },
  {
    id: 'vendor-access',
    titles: labels['step.vendorAccess'],
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
