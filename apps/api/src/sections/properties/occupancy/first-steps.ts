import { labelsFrom } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database';
import type { FirstStepProvider } from '../../../platform/section/first-steps/first-step';
import { findHomes, ownPropertyIds } from '../property/property.sql';
import en from '../properties.en.json';
import es from '../properties.es.json';

const labels = labelsFrom(en, es);

const base = '/properties-common-areas';

/** Whether a query gives a row. */
async function isAny(tx: Tx, query: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${query}) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** Own homes of a day without a policy that covers it. */
const uninsuredHomes = (memberId: string, today: string) => sql`
  select 1 from property where property.archived_at is null
    and property.id in (${ownPropertyIds(memberId, today)})
    and not exists (select 1 from insurance_policy policy where policy.property_id = property.id
      and (policy.starts_on is null or policy.starts_on <= ${today}) and policy.expires_on >= ${today})`;

/** What is done first by those who run the register, and by those who own a home. */
export const propertiesSteps: readonly FirstStepProvider[] = [
  {
    id: 'properties',
    titles: labels['step.properties'],
    permission: 'Property Create',
    look: async (tx) => ({
      isDone: await isAny(tx, sql`select 1 from property where archived_at is null`),
      url: `${base}/properties/import`,
    }),
  },
  {
    id: 'owners',
    titles: labels['step.owners'],
    permission: 'Ownership Update',
    look: async (tx, { today }) => ({
      isDone: await isAny(
        tx,
        sql`select 1 from ownership where starts_on <= ${today} and (ends_on is null or ends_on >= ${today})`,
      ),
      url: `${base}/properties`,
    }),
  },
  {
    id: 'areas',
    titles: labels['step.areas'],
    permission: 'Common Area Create',
    look: async (tx) => ({
      isDone: await isAny(tx, sql`select 1 from common_area where archived_at is null`),
      url: `${base}/common-areas/create`,
    }),
  },
  {
    id: 'insurance',
    titles: labels['step.insurance'],
    permission: 'Insurance Update',
    look: async (tx, { caller, today }) => {
      const [home] = await findHomes(tx, { memberId: caller.memberId, today, limit: 1 });
      if (!home) return null;
      return {
        isDone: !(await isAny(tx, uninsuredHomes(caller.memberId, today))),
        url: `${base}/properties/detail?id=${home.id}&tab=insurance`,
      };
    },
  },
];
