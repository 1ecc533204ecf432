import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { calendarRoutes } from '@courtyard/contract/communications/calendar/calendar.routes';
import { addDays, momentAt } from '@courtyard/contract/days';
import type { FastifyReply } from 'fastify';
import { changeOf } from '../../../../platform/audit/audit';
import { hashToken, newToken } from '../../../../platform/auth/sessions/token';
import type { Tx } from '../../../../platform/database/database';
import type { StreamCall } from '../../../../platform/http/implement';
import { notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { contextOfMember } from '../../../../platform/section/bulk/bulk-job-context';
import { usesSection } from '../../../../platform/section/jobs/section-jobs';
import { storedPreferences } from '../../../../platform/tenancy/preferences/preferences.sql';
import { seriesBetween } from '../queries/calendar.sql';
import { seenBy } from '../queries/seen.sql';
import { calendarFile } from './calendar-file.rules';
import { eventPage } from '../record/calendar-notifications';
import { eventsForFile } from './export.service';

const see = 'Calendar Events List View';
const daysBack = 93;
const daysAhead = 366;
const maxDates = 1000;
const hourMs = 3_600_000;

/** Whether the caller has a link, and when it was used last. */
export async function feedState({ tx, caller }: ReadContext) {
  const feed = await tx
    .selectFrom('calendarFeed')
    .select(['madeAt', 'usedAt'])
    .where('memberId', '=', caller.memberId)
    .executeTakeFirst();
  const iso = (moment: string | null | undefined) => (moment ? new Date(moment).toISOString() : null);
  return { madeAt: iso(feed?.madeAt), usedAt: iso(feed?.usedAt) };
}

/** A new link of the caller, shown this once; the one before ends. */
export async function resetFeed(context: CallContext): Promise<string> {
  const { tx, tenant, caller, platform } = context;
  const token = newToken();
  const feed = { tokenHash: hashToken(token), madeAt: platform.clock(), usedAt: null };
  await tx
    .insertInto('calendarFeed')
    .values({ tenantId: tenant.id, memberId: caller.memberId, ...feed })
    .onConflict((conflict) => conflict.columns(['tenantId', 'memberId']).doUpdateSet(feed))
    .execute();
  await recordChange(context, changeOf('calendar-feed.reset', { 'calendar-feed': caller.memberId }, {}, {}));
  return `${platform.tenants.addressOf(tenant)}/api/v1/calendar/feed.ics?token=${token}`;
}

export async function endFeed(context: CallContext): Promise<void> {
  const { tx, caller } = context;
  await tx.deleteFrom('calendarFeed').where('memberId', '=', caller.memberId).execute();
  await recordChange(context, changeOf('calendar-feed.end', { 'calendar-feed': caller.memberId }, {}, {}));
}

/** What a member may see today of the calendar, as a file; null where the link is none, or they may not see it any more. */
async function feedOf(
  { platform, tenant, query, section }: StreamCall<typeof calendarRoutes.calendarFeed>,
  tx: Tx,
): Promise<string | null> {
  const feed = await tx
    .selectFrom('calendarFeed')
    .select(['memberId', 'madeAt', 'usedAt'])
    .where('tokenHash', '=', hashToken(query.token))
    .executeTakeFirst();
  if (!feed) return null;
  const context = await contextOfMember({
    tx,
    platform,
    tenant,
    section: section ?? 'communications',
    memberId: feed.memberId,
  });
  if (!context?.caller.permissions.has(see)) return null;
  const now = platform.clock();
  if (feed.usedAt === null || now.getTime() - Date.parse(feed.usedAt) > hourMs)
    await tx.updateTable('calendarFeed').set({ usedAt: now }).where('memberId', '=', feed.memberId).execute();
  const today = todayOf(context);
  const [from, to] = [addDays(today, -daysBack), addDays(today, daysAhead)];
  const rows = await seriesBetween(
    tx,
    momentAt(from, 0, tenant.timeZone),
    momentAt(to, 0, tenant.timeZone),
    await seenBy(context),
  );
  return calendarFile({
    name: tenant.name,
    events: await eventsForFile(tx, rows, (id) => `${platform.tenants.addressOf(tenant)}${eventPage(id)}`),
    dates: await datesOfSections(context, { from, to }),
    stamp: feed.madeAt,
  });
}

async function datesOfSections(context: ReadContext, { from, to }: { from: string; to: string }) {
  const { platform, tenant, tx, caller } = context;
  const address = platform.tenants.addressOf(tenant);
  const { language } = await storedPreferences(tx, caller.memberId);
  const found = [];
  for (const section of platform.sections) {
    const providers = section.calendar.filter(
      ({ permission }) => permission === null || caller.permissions.has(permission),
    );
    if (providers.length === 0 || !(await usesSection(tx, section.id))) continue;
    for (const { kind, find } of providers)
      for (const date of await find({ ...context, from, to, language, most: maxDates }))
        found.push({
          ...date,
          uid: `${section.id}-${kind}-${date.id}@${new URL(address).hostname}`,
          url: `${address}${date.link}`,
        });
  }
  return found;
}

/**
 * Answers the calendar by a secret link. What the member may see is looked up each time, so that it ends with the lease or the
 * membership. Throws notFound for a link that opens nothing, whatever the reason.
 */
export async function sendFeed(
  call: StreamCall<typeof calendarRoutes.calendarFeed>,
): Promise<Readable | FastifyReply> {
  const { platform, tenant, request, reply } = call;
  const content = await platform.inTenant(tenant.id, (tx) => feedOf(call, tx));
  if (content === null) throw notFound('calendar');
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  void reply.headers({
    etag: tag,
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return Readable.from([content]);
}
