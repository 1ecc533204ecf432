import { sql } from 'kysely';
import { holderAddresses } from '../../../../platform/auth/permissions/holders.sql';
import type { Tx } from '../../../../platform/database/database';
import { defineReminder } from '../../../../platform/mail/reminders/remind';
import type {
  DueRecord,
  NotificationTarget,
  ReminderRun,
} from '../../../../platform/mail/reminders/reminder';
import { managersEmail, ownersEmail } from './insurance-emails.texts';
import { insuranceEnding } from './insurance-notifications';
import { policiesToRenew, type PolicyToRenew } from './renewal.sql';

type EndingPolicy = DueRecord & PolicyToRenew;

/** Policies that are to be renewed and have not ended yet. */
async function endingPolicies({ tx, today }: ReminderRun): Promise<EndingPolicy[]> {
  const rows = await policiesToRenew(tx, { today, condition: sql`policy.expires_on >= ${today}` });
  return rows.map((policy) => ({ ...policy, kind: 'expiry' }));
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

/** Tells members of policies that end, with the page where they see them. */
const sendNotification =
  (linkOf: (first: EndingPolicy) => string) =>
  async ({ tx, platform }: ReminderRun, due: readonly EndingPolicy[], target: NotificationTarget) => {
    const [first] = due;
    if (!first) return;
    const { unit, on } = first;
    const parameters = { count: due.length, unit, on };
    await platform.notify(tx, insuranceEnding, { ...target, parameters, link: linkOf(first) });
  };

const propertiesPage = '/properties-common-areas/properties';

/** What those hold who look after the insurance of all properties. */
const managing = ['Property Update', 'Insurance Update'];

const pages = ({ platform, tenant }: ReminderRun) =>
  `${platform.tenants.addressOf(tenant)}/properties-common-areas/properties`;

/** To those who look after all of them: one list, so that a manager of many units gets no flood. */
async function managers({ tx }: ReminderRun, due: readonly EndingPolicy[]) {
  return new Map((await holderAddresses(tx, managing)).map((address) => [address, due]));
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

/** Once per policy, term and stage, to the owners of the property and to those who look after all of them. */
export const insuranceReminder = defineReminder<EndingPolicy>({
  name: 'properties.insurance-reminders',
  cron: '20 * * * *',
  subjectType: 'insurance-policy',
  comingUp: endingPolicies,
  audiences: [
    {
      addresses: managers,
      message: (run, due, language) => managersEmail(due, language, pages(run)),
      notify: sendNotification(() => `${propertiesPage}?insurance=expiring`),
    },
    {
      addresses: owners,
      message: (run, due, language) => ownersEmail(due, { language, today: run.today, page: pages(run) }),
      notify: sendNotification(({ propertyId }) => `${propertiesPage}/detail/insurance?id=${propertyId}`),
    },
  ],
});
