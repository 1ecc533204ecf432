import { deletionWaitingDays } from '@courtyard/contract';
import { addDays } from '@courtyard/contract/days';
import { holderAddresses } from '../../../auth/permissions/holders.sql';
import { changeOf } from '../../../audit/audit';
import type { Platform } from '../../../core/platform';
import type { Tx } from '../../../database/database';
import { todayOf } from '../../../section/call-context';
import type { ApprovalContext } from '../../approvals/approval-kind';
import { languagesOf } from '../../preferences/preferences.sql';
import type { Tenant } from '../../tenant';
import { type DeletionEmail, deletionEmail } from './notifications/deletion-emails.texts';
import { communityLeaves } from './notifications/deletion-notifications';

/** Addresses of those who can call it off. */
export const administratorAddresses = (tx: Tx): Promise<string[]> =>
  holderAddresses(tx, ['Community Delete']);

/** The page on which a deletion is seen and called off. */
export const deletionPath = '/administration/data';

/** What a letter says beside its kind. */
export const emailLink = ({ tenants }: Pick<Platform, 'tenants'>, tenant: Tenant) =>
  `${tenants.addressOf(tenant)}${deletionPath}`;

async function mailAll(
  tx: Tx,
  { mail }: Pick<Platform, 'mail'>,
  tenant: Tenant,
  message: DeletionEmail,
): Promise<void> {
  const addresses = await administratorAddresses(tx);
  const languages = await languagesOf(tx, addresses);
  for (const to of addresses) {
    const language = languages.get(to) ?? tenant.language;
    await mail.send(tx, {
      tenantId: tenant.id,
      to,
      language,
      ...deletionEmail(language, tenant.name, message),
    });
  }
}

/** Has the waiting time begin, in the name of who asked: kept, in the history, told to all administrators and shown to everybody. */
export async function beginDeletion(context: ApprovalContext, approvedBy: string | null): Promise<void> {
  const { tx, tenant, caller, platform, audit, afterCommit } = context;
  const askedAt = platform.clock();
  const deletesOn = addDays(todayOf(context), deletionWaitingDays);
  const { displayName: who } = caller;
  await tx
    .insertInto('communityDeletion')
    .values({
      communityId: tenant.id,
      slug: tenant.slug,
      name: tenant.name,
      language: tenant.language,
      askedBy: who,
      approvedBy,
      askedAt,
      deletesOn,
    })
    .execute();
  await audit(changeOf('community.ask-to-delete', { community: tenant.id }, {}, { deletesOn }));
  await platform.notify(tx, communityLeaves, {
    tenant,
    parameters: { on: deletesOn, who },
    to: { holding: ['Community Delete'] },
    link: deletionPath,
    key: `${askedAt.toISOString()} asked`,
  });
  const message = { kind: 'asked', on: deletesOn, who, link: emailLink(platform, tenant) } as const;
  await mailAll(tx, platform, tenant, message);
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'community', toAll: true });
  afterCommit(() => platform.tenants.forget(tenant.id));
}
