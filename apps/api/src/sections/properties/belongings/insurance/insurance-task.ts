import { sql } from 'kysely';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { ownPropertyIds, propertyName } from '../../property/property.sql';
import { policiesToRenew } from './renewal.sql';

const texts = {
  en: {
    insurance: (unit: string) => `Insurance of ${unit}`,
    renew: 'Renew',
    lapsedOnes: (count: number) => `${count} properties with lapsed insurance`,
    lapsed: (owners: string) =>
      owners ? `No newer policy on record. Owner: ${owners}` : 'No newer policy on record',
    review: 'Review',
  },
  es: {
    insurance: (unit: string) => `Seguro de ${unit}`,
    renew: 'Renovar',
    lapsedOnes: (count: number) => `${count} propiedades con el seguro vencido`,
    lapsed: (owners: string) =>
      owners
        ? `No consta una póliza más reciente. Propietario: ${owners}`
        : 'No consta una póliza más reciente',
    review: 'Revisar',
  },
};

const properties = '/properties-common-areas/properties';

/** Of which property a page asks, or false where it asks of something else. */
function askedProperty({ about }: TaskQuestion): string | null | false {
  if (about === null) return null;
  return about.thing === 'property' ? about.thingId : false;
}

/** The policies of what is the caller's own: to be renewed by them. */
async function ownRenewals(question: TaskQuestion): Promise<FoundTasks> {
  const { tx, caller, today, language, most } = question;
  const propertyId = askedProperty(question);
  if (propertyId === false) return { tasks: [], total: 0 };
  const own = sql<boolean>`policy.property_id in (${ownPropertyIds(caller.memberId, today)})`;
  const condition = propertyId === null ? own : sql<boolean>`${own} and policy.property_id = ${propertyId}`;
  const rows = await policiesToRenew(tx, { today, condition, most });
  const t = texts[language];
  return {
    total: rows[0]?.total ?? 0,
    tasks: rows.map((policy) => ({
      id: policy.id,
      title: t.insurance(policy.unit),
      text: `${policy.carrier}, ${policy.policyNumber}`,
      verb: t.renew,
      link: `${properties}/detail/insurance?id=${policy.propertyId}&renew=${policy.id}`,
      dueOn: policy.on,
    })),
  };
}

export const renewalTasks: TaskProvider = {
  kind: 'insurance-renewal',
  permission: 'Insurance Update',
  find: ownRenewals,
};

/** Properties of others whose cover has ended: one line for all of them, so that many do not hide everything else. */
async function lapsedCover(question: TaskQuestion): Promise<FoundTasks> {
  const { tx, caller, today, language } = question;
  const propertyId = askedProperty(question);
  const looksAfterAll =
    caller.permissions.has('Properties List View') && caller.permissions.has('Insurance Update');
  if (propertyId === false || !looksAfterAll) return { tasks: [], total: 0 };
  const { rows } = await sql<{ id: string; unit: string; ownerNames: string; on: string; total: number }>`
    select property.id, ${propertyName} as unit,
      property.owner_names as "ownerNames", property.insured_until as "on", count(*) over ()::int as total
    from property
    where property.archived_at is null and property.insured_until < ${today}
      and property.id not in (${ownPropertyIds(caller.memberId, today)})
      and ${propertyId === null ? sql`true` : sql`property.id = ${propertyId}`}
    order by property.insured_until, property.id
    limit 1`.execute(tx);
  const [first] = rows;
  if (!first) return { tasks: [], total: 0 };
  const t = texts[language];
  const one = {
    id: `${first.id}:${first.on}`,
    title: t.insurance(first.unit),
    text: t.lapsed(first.ownerNames),
    verb: t.renew,
    link: `${properties}/detail/insurance?id=${first.id}`,
  };
  const all = {
    id: 'all',
    title: t.lapsedOnes(first.total),
    verb: t.review,
    link: `${properties}?insurance=lapsed`,
  };
  return { total: 1, tasks: [{ ...(first.total === 1 ? one : all), dueOn: first.on }] };
}

export const lapsedCoverTasks: TaskProvider = {
  kind: 'lapsed-cover',
  permission: 'Property Update',
  find: lapsedCover,
};
