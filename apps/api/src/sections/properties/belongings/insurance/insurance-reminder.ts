import { sql } from 'kysely';
import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import type { Tx } from '../../../../platform/database/database';
import { defineReminder } from '../../../../platform/mail/reminders/remind';
import type { DueThing, ReminderRun } from '../../../../platform/mail/reminders/reminder';
import { dayText, whenFrom } from '../../../../platform/mail/reminders/reminders.rules';

interface EndingPolicy extends DueThing {
  propertyId: string;
  unit: string;
  ownerNames: string;
  carrier: string;
  policyNumber: string;
}

/** Policies of which a stage has come, and that no later one of the same kind follows. */
async function endingPolicies({ tx, today }: ReminderRun): Promise<EndingPolicy[]> {
  const { rows } = await sql<EndingPolicy>`
    select policy.id, 'expiry' as kind, policy.expires_on as "on", reminder_days as stages,
      policy.property_id as "propertyId", concat_ws(' ', nullif(building, ''), unit_number) as unit,
      owner_names as "ownerNames", carrier, policy_number as "policyNumber"
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

/** Who owns these properties on a day and can be written to. */
async function ownerAddresses(tx: Tx, propertyIds: readonly string[], today: string) {
  const { rows } = await sql<{ email: string; propertyId: string }>`
    select distinct person.email, ownership.property_id as "propertyId"
    from ownership
    join person on person.tenant_id = ownership.tenant_id and person.id = ownership.person_id
    where ownership.property_id = any(${propertyIds}::uuid[]) and person.email is not null
      and ownership.starts_on <= ${today} and (ownership.ends_on is null or ownership.ends_on >= ${today})
    order by person.email`.execute(tx);
  return rows;
}

/** What those hold who look after the insurance of all properties. */
const managing = ['Property Update', 'Insurance Update'];

const pages = ({ platform, tenant }: ReminderRun) =>
  `${platform.tenants.addressOf(tenant)}/properties-common-areas/properties`;

/** To those who look after all of them: one list, so that a manager of many units gets no flood. */
async function managers({ tx }: ReminderRun, due: readonly EndingPolicy[]) {
  return new Map((await holderAddresses(tx, managing)).map((address) => [address, due]));
}

function letterToManagers(run: ReminderRun, due: readonly EndingPolicy[]) {
  const count = due.length === 1 ? 'One insurance policy ends' : `${due.length} insurance policies end`;
  return {
    subject: `${count} soon`,
    body: [
      `${count} soon. The owners were told where an address is known.`,
      {
        lines: due.map(
          ({ unit, ownerNames, carrier, policyNumber, on }) =>
            `${dayText(on)}: ${unit}, ${ownerNames || 'no owner recorded'} (${carrier}, ${policyNumber})`,
        ),
      },
      { button: `${pages(run)}?insurance=expiring` },
    ],
  };
}

async function owners({ tx, today }: ReminderRun, due: readonly EndingPolicy[]) {
  const byAddress = new Map<string, EndingPolicy[]>();
  const propertyIds = [...new Set(due.map(({ propertyId }) => propertyId))];
  for (const { email, propertyId } of await ownerAddresses(tx, propertyIds, today)) {
    byAddress.set(email, [
      ...(byAddress.get(email) ?? []),
      ...due.filter((policy) => policy.propertyId === propertyId),
    ]);
  }
  return byAddress;
}

function letterToOwners(run: ReminderRun, due: readonly EndingPolicy[]) {
  const [first] = due;
  const subject =
    due.length === 1 && first
      ? `Insurance of ${first.unit} ends ${whenFrom(run.today, first.on)}`
      : `${due.length} of your insurance policies end soon`;
  return {
    subject,
    body: due.flatMap(({ unit, on, carrier, policyNumber, propertyId }) => [
      `The insurance of ${unit} ends ${whenFrom(run.today, on)}, on ${dayText(on)}.`,
      `${carrier}, policy ${policyNumber}`,
      'If you have renewed it, record the new policy and its certificate here:',
      { button: `${pages(run)}/detail/insurance?id=${propertyId}` },
    ]),
  };
}

/** Once per policy, term and stage, to the owners of the property and to those who look after all of them. */
export const insuranceReminder = defineReminder<EndingPolicy>({
  name: 'properties.insurance-reminders',
  cron: '20 * * * *',
  subjectType: 'insurance-policy',
  comingUp: endingPolicies,
  audiences: [
    { addresses: managers, letter: letterToManagers },
    { addresses: owners, letter: letterToOwners },
  ],
});
