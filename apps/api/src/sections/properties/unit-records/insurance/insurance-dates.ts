import { addDays } from '@courtyard/contract/days';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type {
  CalendarProvider,
  CalendarQuestion,
} from '../../../../platform/section/tasks/calendar-provider';
import { todayOf } from '../../../../platform/section/call-context';
import { ownPropertyIds, propertyName } from '../../property/property.sql';
import en from './insurance.en.json';
import es from './insurance.es.json';

const messages = defineMessages({ en, es });

const properties = '/properties-common-areas/properties';

interface Row {
  on: string;
  isOwn: boolean;
  propertyId: string;
  unit: string;
  count: number;
}

/**
 * Days on which the cover of properties ends and nothing newer is recorded: each of one's own, and for who looks after all of
 * them those of others, one line a day.
 */
async function findExpiries(question: CalendarQuestion) {
  const { tx, caller, from, to, language, most } = question;
  const own = ownPropertyIds(caller.memberId, todayOf(question));
  const { rows } = await sql<Row>`
    select ending."on", ending.is_own as "isOwn", min(ending.property_id::text) as "propertyId", min(ending.unit) as unit,
      count(*)::int as count
    from (
      select policy.expires_on as "on", property.id in (${own}) as is_own, property.id as property_id, ${propertyName} as unit
      from insurance_policy policy
      join property on property.tenant_id = policy.tenant_id and property.id = policy.property_id
      where property.archived_at is null and policy.expires_on between ${from}::date and ${to}::date
        and not exists (select from insurance_policy later where later.tenant_id = policy.tenant_id
          and later.property_id = policy.property_id and later.kind = policy.kind and later.expires_on > policy.expires_on)
    ) ending
    where ending.is_own or ${caller.permissions.has('Properties List View')}
    group by ending."on", ending.is_own, case when ending.is_own then ending.property_id end
    order by ending."on", ending.is_own, 3
    limit ${most}`.execute(tx);
  const t = messagesIn(messages, language);
  return rows.map(({ on, isOwn, propertyId, unit, count }) => ({
    id: `${on} ${isOwn ? propertyId : 'others'}`,
    title: count === 1 ? t('date.one', { unit }) : t('date.many', { count }),
    location: null,
    allDay: true,
    start: on,
    end: addDays(on, 1),
    category: 'deadline' as const,
    link: count === 1 ? `${properties}/detail/insurance?id=${propertyId}` : properties,
  }));
}

export const insuranceDates: CalendarProvider = {
  kind: 'insurance-end',
  permission: 'Insurance Update',
  find: findExpiries,
};
