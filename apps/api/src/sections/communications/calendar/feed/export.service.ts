import { Readable } from 'node:stream';
import type { calendarRoutes } from '@courtyard/contract/communications/calendar/calendar.routes';
import type { Tx } from '../../../../platform/database/database';
import { contentDisposition } from '../../../../platform/files/intake/name.rules';
import type { StreamCall } from '../../../../platform/http/implement';
import type { SeriesRow } from '../queries/calendar-row.rules';
import { everySeries, overridesOf } from '../queries/calendar.sql';
import { seenBy } from '../queries/seen.sql';
import { calendarFile, fileDay } from './calendar-file.rules';

/** Events with the dates that depart from them, for a file; `urlOf` gives the address of an event's page. */
export async function eventsForFile(
  tx: Tx,
  rows: readonly SeriesRow[],
  urlOf: (id: string) => string | null,
) {
  const overrides = await overridesOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, overrides: overrides.get(row.id) ?? [], url: urlOf(row.id) }));
}

/** All events of the community as a file that every calendar takes in, and the import here too. */
export async function sendExport(call: StreamCall<typeof calendarRoutes.exportCalendar>): Promise<Readable> {
  const { platform, tenant, reply } = call;
  const content = await platform.inTenant(
    tenant.id,
    async (tx) => {
      const events = await eventsForFile(
        tx,
        await everySeries(tx, await seenBy({ ...call, tx })),
        () => null,
      );
      return calendarFile({ name: null, events, dates: [], stamp: platform.clock().toISOString() });
    },
    { readOnly: true },
  );
  const name = `${tenant.slug} calendar ${fileDay(platform.clock(), tenant.timeZone)}.ics`;
  void reply.headers({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': contentDisposition('attachment', name),
    'cache-control': 'private, no-store',
  });
  return Readable.from([content]);
}
