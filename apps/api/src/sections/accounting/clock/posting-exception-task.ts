import { dayAt } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { FoundTask, TaskProvider } from '../../../platform/section/tasks/task-provider';
import { unitName } from '../receivables/owner/unit-name.sql';
import type { ExceptionKind } from './post-each';

const titles: Record<'en' | 'es', Record<ExceptionKind, (unit: string) => string>> = {
  en: {
    'late-charge': (unit) => `Late charge of ${unit}`,
    'late-charge-reversal': (unit) => `Late charge of ${unit}, to be taken back`,
    'credit-application': (unit) => `Credit of ${unit}`,
    'sale-transfer': (unit) => `Sale of ${unit}`,
  },
  es: {
    'late-charge': (unit) => `Cargo por mora de ${unit}`,
    'late-charge-reversal': (unit) => `Cargo por mora de ${unit}, por retirar`,
    'credit-application': (unit) => `Saldo a favor de ${unit}`,
    'sale-transfer': (unit) => `Venta de ${unit}`,
  },
};
const texts = {
  en: { refused: (reason: string) => `The books refuse it: ${reason}`, verb: 'See' },
  es: { refused: (reason: string) => `La contabilidad lo rechaza: ${reason}`, verb: 'Ver' },
};

/** What the clock could not post of units, for who can mend why; the next run tries again. */
export const postingExceptionTasks: TaskProvider = {
  kind: 'posting-exception',
  permission: 'Invoice Create',
  async find({ tx, tenant, caller, about, language, most }) {
    if (about !== null || !caller.permissions.has('Invoice Details View')) return { tasks: [], total: 0 };
    const rows = await tx
      .selectFrom('postingException as exception')
      .innerJoin('property', (join) =>
        join
          .onRef('property.tenantId', '=', 'exception.tenantId')
          .onRef('property.id', '=', 'exception.propertyId'),
      )
      .select(['exception.kind', 'exception.propertyId', 'exception.reason', 'exception.since'])
      .select([unitName.as('unit'), sql<number>`(count(*) over ())::int`.as('total')])
      .orderBy('exception.since')
      .orderBy('property.buildingSort')
      .orderBy('property.unitSort')
      .orderBy('exception.kind')
      .limit(most)
      .execute();
    const { refused, verb } = texts[language];
    const tasks = rows.map(({ kind, propertyId, reason, since, unit }): FoundTask => ({
      // Refused again after it was posted, it is another task.
      id: `${kind}-${propertyId}-${since}`,
      title: titles[language][kind](unit),
      text: refused(reason),
      verb,
      link: `/accounting/statement?id=${propertyId}`,
      dueOn: dayAt(new Date(since), tenant.timeZone),
    }));
    return { tasks, total: rows[0]?.total ?? 0 };
  },
};
