import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import type { Platform } from '../../../../platform/core/platform';
import type { Tenant } from '../../../../platform/tenancy/tenant';
import { runReminders, type ReminderRun } from '../../../../platform/reminders/run-reminders';
import { dayText, dueStage, whenFrom } from '../../../../platform/reminders/reminders.rules';

interface Running {
  id: string;
  propertyId: string;
  unit: string;
  ownerNames: string;
  carrier: string;
  policyNumber: string;
  expiresOn: string;
  reminderDays: number[];
  /** Stages of which somebody was reminded already. */
  noted: number[];
}

/** Policies of which a stage has come, and that no later one of the same kind follows. */
async function runningPolicies(tx: Tx, today: string): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select policy.id, policy.property_id as "propertyId", concat_ws(' ', nullif(building, ''), unit_number) as unit,
      owner_names as "ownerNames", carrier, policy_number as "policyNumber", expires_on as "expiresOn",
      reminder_days as "reminderDays",
      array(select days_before from insurance_reminder sent where sent.tenant_id = policy.tenant_id
        and sent.policy_id = policy.id and sent.expires_on = policy.expires_on) as noted
    from insurance_policy policy
    join property on property.tenant_id = policy.tenant_id and property.id = policy.property_id
    where policy.expires_on >= ${today} and property.archived_at is null
      and policy.expires_on - (select max(days) from unnest(policy.reminder_days) days) <= ${today}
      and not exists (select 1 from insurance_policy later where later.tenant_id = policy.tenant_id
        and later.property_id = policy.property_id and later.kind = policy.kind
        and later.expires_on > policy.expires_on)
    order by policy.expires_on, unit, policy.id`.execute(tx);
  return rows;
}

/** True for the one run that notes it. A later stage also stands for those before it. */
async function note(tx: Tx, tenantId: string, policy: Running, stage: number, at: Date): Promise<boolean> {
  const done = await tx
    .insertInto('insuranceReminder')
    .values({
      tenantId,
      policyId: policy.id,
      expiresOn: policy.expiresOn,
      daysBefore: stage,
      sentAt: at,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

async function ownerAddresses(tx: Tx, propertyId: string, today: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('ownership')
    .innerJoin('person', 'person.id', 'ownership.personId')
    .select('person.email')
    .distinct()
    .where('propertyId', '=', propertyId)
    .where('startsOn', '<=', today)
    .where((row) => row.or([row('endsOn', 'is', null), row('endsOn', '>=', today)]))
    .where('person.email', 'is not', null)
    .orderBy('person.email')
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

/** What those hold who look after the insurance of all properties. */
const managing = ['Property Update', 'Insurance Update'];

const pageOf = (address: string, propertyId: string) =>
  `${address}/properties-common-areas/properties/detail/insurance?id=${propertyId}`;

async function tellOwners({ tx, platform, tenant, today }: ReminderRun, policy: Running): Promise<void> {
  const body = [
    `The insurance of ${policy.unit} ends ${whenFrom(today, policy.expiresOn)}, on ${dayText(policy.expiresOn)}.`,
    `${policy.carrier}, policy ${policy.policyNumber}`,
    'If you have renewed it, record the new policy and its certificate here:',
    { button: pageOf(platform.tenants.addressOf(tenant), policy.propertyId) },
  ];
  const subject = `Insurance of ${policy.unit} ends ${whenFrom(today, policy.expiresOn)}`;
  for (const to of await ownerAddresses(tx, policy.propertyId, today)) {
    await platform.mail.send(tx, { tenantId: tenant.id, to, subject, body });
  }
}

/** One mail for all that came up, so that a manager of many units gets no flood. */
async function tellManagers({ tx, platform, tenant }: ReminderRun, due: readonly Running[]): Promise<void> {
  const lines = due.map(
    ({ unit, ownerNames, carrier, policyNumber, expiresOn }) =>
      `${dayText(expiresOn)}: ${unit}, ${ownerNames || 'no owner recorded'} (${carrier}, ${policyNumber})`,
  );
  const count = due.length === 1 ? 'One insurance policy ends' : `${due.length} insurance policies end`;
  const body = [
    `${count} soon. The owners were told where an address is known.`,
    { lines },
    {
      button: `${platform.tenants.addressOf(tenant)}/properties-common-areas/properties?insurance=expiring`,
    },
  ];
  for (const to of await holderAddresses(tx, managing)) {
    await platform.mail.send(tx, { tenantId: tenant.id, to, subject: `${count} soon`, body });
  }
}

/** Sends the reminders of a community that are due: once per policy, term and stage, however often it runs. */
export function remindCommunity(platform: Platform, tenant: Tenant): Promise<number> {
  return runReminders(platform, { tenant, section: 'properties' }, async (run) => {
    const { tx, now, today } = run;
    const due: Running[] = [];
    for (const policy of await runningPolicies(tx, today)) {
      const stage = dueStage(policy.expiresOn, policy.reminderDays, today);
      if (stage === null || policy.noted.includes(stage)) continue;
      if (!(await note(tx, tenant.id, policy, stage, now))) continue;
      due.push(policy);
      await tellOwners(run, policy);
    }
    if (due.length > 0) await tellManagers(run, due);
    return due.length;
  });
}
