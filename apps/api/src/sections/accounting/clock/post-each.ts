import { Problem, reasonOf } from '../../../platform/http/problem';
import type { ClockWork } from './clock-work';
import type { PostingExceptionTable } from './posting-exception.tables';

export type ExceptionKind = PostingExceptionTable['kind'];

interface Outcome {
  /** Why, by the unit. */
  refused: ReadonlyMap<string, Problem>;
  /** Units of which it is not known: something failed that is no refusal. */
  failed: ReadonlySet<string>;
}

/** Has the exceptions of a kind be those of its last run: what is not refused any more is gone. */
async function keepExceptions(
  { platform, tenant, contextIn }: ClockWork,
  kind: ExceptionKind,
  { refused, failed }: Outcome,
): Promise<void> {
  await platform.inTenant(tenant.id, async (tx) => {
    const { translate } = contextIn(tx);
    const rows = await tx
      .selectFrom('postingException')
      .select(['propertyId', 'reason'])
      .where('kind', '=', kind)
      .execute();
    const known = new Map(rows.map(({ propertyId, reason }) => [propertyId, reason]));
    const gone = [...known.keys()].filter(
      (propertyId) => !refused.has(propertyId) && !failed.has(propertyId),
    );
    const changed = [...refused].flatMap(([propertyId, problem]) => {
      const reason = translate(reasonOf(problem));
      return known.get(propertyId) === reason ? [] : [{ propertyId, reason }];
    });
    if (gone.length === 0 && changed.length === 0) return;
    if (gone.length > 0)
      await tx
        .deleteFrom('postingException')
        .where('kind', '=', kind)
        .where('propertyId', 'in', gone)
        .execute();
    if (changed.length > 0)
      await tx
        .insertInto('postingException')
        .values(changed.map((row) => ({ ...row, tenantId: tenant.id, kind, since: platform.clock() })))
        .onConflict((conflict) =>
          conflict
            .columns(['tenantId', 'kind', 'propertyId'])
            .doUpdateSet(({ ref }) => ({ reason: ref('excluded.reason') })),
        )
        .execute();
    await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'accounting' });
  });
}

/**
 * Posts for one thing after the other what the clock has to, each for itself. What the books refuse waits as an exception of its unit
 * with its reason, which a person is told of, until a run posts it or has nothing to post there. Throws at the end where something
 * failed that is no refusal: the next run tries it again.
 */
export async function postEach<Row extends { propertyId: string }>(
  work: ClockWork,
  kind: ExceptionKind,
  records: readonly Row[],
  postOne: (record: Row) => Promise<unknown>,
): Promise<void> {
  const { log } = work.platform;
  const refused = new Map<string, Problem>();
  const failed = new Set<string>();
  for (const record of records) {
    try {
      await postOne(record);
    } catch (error) {
      if (error instanceof Problem) {
        log.warn({ kind, record, err: error }, 'this could not be posted, and waits');
        // A unit may have several: it is named once, for the first.
        if (!refused.has(record.propertyId)) refused.set(record.propertyId, error);
      } else {
        log.error({ kind, record, err: error }, 'this could not be posted');
        failed.add(record.propertyId);
      }
    }
  }
  await keepExceptions(work, kind, { refused, failed });
  if (failed.size > 0) throw new Error(`of ${failed.size} units this could not be posted: ${kind}`);
}
