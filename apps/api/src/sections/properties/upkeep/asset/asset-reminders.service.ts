import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import type { Platform } from '../../../../platform/core/platform';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { runReminders, type ReminderRun } from '../../../../platform/reminders/run-reminders';
import { dayText, dueStage, whenFrom } from '../../../../platform/reminders/reminders.rules';
import type { LetterPart } from '../../../../platform/mail/letter.rules';

type Kind = 'warranty' | 'service';

/** Days before a warranty ends, or a service is due, on which those who keep the register get a mail. */
const stages: Record<Kind, readonly number[]> = { warranty: [60, 14], service: [14, 0] };

interface Due {
  assetId: string;
  name: string;
  location: string | null;
  kind: Kind;
  on: string;
  /** Who gave the warranty, or does the service. */
  provider: string | null;
  /** Stages of which somebody was told already. */
  noted: number[];
}

/** Warranties that end and services that are due within the first stage. */
async function comingUp(tx: Tx, today: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select asset.id as "assetId", asset.name, coalesce(asset.location, area.name) as location, falls.kind,
      falls."on", falls.provider,
      array(select days_before from asset_reminder sent where sent.tenant_id = asset.tenant_id
        and sent.asset_id = asset.id and sent.kind = falls.kind and sent.due_on = falls."on") as noted
    from asset
    left join common_area area on area.tenant_id = asset.tenant_id and area.id = asset.area_id
    cross join lateral (values
      ('warranty', asset.warranty_expires_on, asset.warranty_provider, ${Math.max(...stages.warranty)}::int),
      ('service', asset.next_service_on, asset.service_provider, ${Math.max(...stages.service)}::int)
    ) as falls (kind, "on", provider, earliest)
    where asset.status <> 'retired' and falls."on" between ${today}::date and ${today}::date + falls.earliest
    order by falls."on", asset.name, asset.id`.execute(tx);
  return rows;
}

/** True for the one run that notes it. A later stage also stands for those before it. */
async function note({ tx, tenant, now }: ReminderRun, due: Due, stage: number): Promise<boolean> {
  const done = await tx
    .insertInto('assetReminder')
    .values({
      tenantId: tenant.id,
      assetId: due.assetId,
      kind: due.kind,
      dueOn: due.on,
      daysBefore: stage,
      sentAt: now,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** What those hold who keep the register. */
const keeping = ['Asset Update'];

/** A mail of more would be read by nobody, nor taken by every server. */
const mostLines = 100;

/** One mail for all that came up. */
async function tell({ tx, platform, tenant, today }: ReminderRun, dues: readonly Due[]): Promise<void> {
  const address = `${platform.tenants.addressOf(tenant)}/properties-common-areas/assets`;
  const parts = (kind: Kind, verb: string): LetterPart[] => {
    const all = dues.filter((due) => due.kind === kind);
    const more = all.length - mostLines;
    return [
      ...all.slice(0, mostLines).map(({ name, location, on, provider, assetId }) => {
        const what = `${[name, location].filter(Boolean).join(', ')}: ${verb} ${whenFrom(today, on)}`;
        const text = `${what}, on ${dayText(on)}${provider ? ` (${provider})` : ''}`;
        return { text, link: `${address}/details?id=${assetId}` };
      }),
      ...(more > 0 ? [{ text: `And ${more} more: the register has them all.`, link: address }] : []),
    ];
  };
  const subject =
    dues.length === 1
      ? 'One thing of the asset register falls due'
      : `${dues.length} things of the asset register fall due`;
  const body = [
    'These services and warranties need somebody to look after them.',
    ...parts('service', 'its service is due'),
    ...parts('warranty', 'its warranty ends'),
    'Record a service on the page of the asset, and the next one is planned from it.',
  ];
  for (const to of await holderAddresses(tx, keeping)) {
    await platform.mail.send(tx, { tenantId: tenant.id, to, subject, body });
  }
}

/** Sends what is due of a community: once per asset, day and stage, however often it runs. Gives how much came up. */
export function remindOfAssets(platform: Platform, tenant: Tenant): Promise<number> {
  return runReminders(platform, { tenant, section: 'properties' }, async (run) => {
    const dues: Due[] = [];
    for (const due of await comingUp(run.tx, run.today)) {
      const stage = dueStage(due.on, stages[due.kind], run.today);
      if (stage === null || due.noted.includes(stage)) continue;
      if (await note(run, due, stage)) dues.push(due);
    }
    if (dues.length > 0) await tell(run, dues);
    return dues.length;
  });
}
