import { dayAt } from '@courtyard/contract/days';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../platform/section/tasks/task-provider';
import { unitName } from '../receivables/owner-account/unit-name.sql';
import en from './posting-exception.en.json';
import es from './posting-exception.es.json';

const messages = defineMessages({ en, es });
const byUnit = sql`property.building_sort, property.unit_sort`;

/**
 * What the clock could not post, for who can mend why; the next run tries again. Units of which the same is refused for the same reason
 * are one task: what is mended for one is mended for all.
 */
export const postingExceptionTasks: TaskProvider = {
  kind: 'posting-exception',
  permission: 'Invoice Create',
  async find({ tx, tenant, caller, about, language, most }) {
    if (about !== null && about.record !== 'property') return { tasks: [], total: 0 };
    if (!caller.permissions.has('Invoice Details View')) return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('postingException as exception')
      .innerJoin('property', (join) =>
        join
          .onRef('property.tenantId', '=', 'exception.tenantId')
          .onRef('property.id', '=', 'exception.propertyId'),
      )
      .select(['exception.kind', 'exception.reason'])
      .select([
        sql<string>`(array_agg(property.id order by ${byUnit}))[1]`.as('propertyId'),
        sql<string>`(array_agg(${unitName} order by ${byUnit}))[1]`.as('unit'),
        sql<number>`count(*)::int`.as('units'),
        sql<number>`(count(*) over ())::int`.as('total'),
      ])
      .select(({ fn }) => fn.min('exception.since').as('since'))
      .$if(about !== null, (query) => query.where('property.id', '=', about?.recordId ?? ''))
      .groupBy(['exception.kind', 'exception.reason'])
      .orderBy('since')
      .orderBy('unit')
      .orderBy('exception.kind')
      .limit(most)
      .execute();
    const t = messagesIn(messages, language);
    const tasks = rows.map(({ kind, propertyId, reason, since, unit, units }): FoundTask => ({
      // Refused again after it was posted, it is another task.
      id: `${kind}-${propertyId}-${since}`,
      title: t(kind, { unit, more: units - 1 }),
      text: t('text', { reason }),
      verb: t('verb'),
      link: units === 1 ? `/accounting/statement?id=${propertyId}` : '/accounting/unit-accounts',
      dueOn: dayAt(new Date(since), tenant.timeZone),
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
