import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type {
  FoundTasks,
  TaskProvider,
  TaskQuestion,
} from '../../../../platform/section/tasks/task-provider';
import { ownPropertyIds, propertyName } from '../../property/property.sql';
import { policiesToRenew } from './renewal.sql';
import en from './insurance.en.json';
import es from './insurance.es.json';

const messages = defineMessages({ en, es });

const properties = '/properties-common-areas/properties';

/** Of which property a page asks, or false where it asks of something else. */
function askedProperty({ about }: TaskQuestion): string | null | false {
  if (about === null) return null;
  return about.record === 'property' ? about.recordId : false;
}

/** The policies of what is the caller's own: to be renewed by them. */
async function ownRenewals(question: TaskQuestion): Promise<FoundTasks> {
  const { tx, caller, today, language, most } = question;
  const propertyId = askedProperty(question);
  if (propertyId === false) return { tasks: [], total: 0 };
  const own = sql<boolean>`policy.property_id in (${ownPropertyIds(caller.memberId, today)})`;
  const condition = propertyId === null ? own : sql<boolean>`${own} and policy.property_id = ${propertyId}`;
  const rows = await policiesToRenew(tx, { today, condition, most });
  const t = messagesIn(messages, language);
  return {
    total: rows[0]?.total ?? 0,
    tasks: rows.map((policy) => ({
      id: policy.id,
      title: t('task.insurance', { unit: policy.unit }),
      text: `${policy.carrier}, ${policy.policyNumber}`,
      verb: t('task.renew'),
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
  const t = messagesIn(messages, language);
  const one = {
    id: `${first.id}:${first.on}`,
    title: t('task.insurance', { unit: first.unit }),
    text: first.ownerNames ? t('task.lapsedOf', { owners: first.ownerNames }) : t('task.lapsed'),
    verb: t('task.renew'),
    link: `${properties}/detail/insurance?id=${first.id}`,
  };
  const all = {
    id: 'all',
    title: t('task.lapsedOnes', { count: first.total }),
    verb: t('task.review'),
    link: `${properties}?insurance=lapsed`,
  };
  return { total: 1, tasks: [{ ...(first.total === 1 ? one : all), dueOn: first.on }] };
}

export const lapsedCoverTasks: TaskProvider = {
  kind: 'lapsed-cover',
  permission: 'Property Update',
  find: lapsedCover,
};
