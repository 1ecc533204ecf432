import type { MailingSettings } from '@courtyard/contract/communications/mailing/mailing-settings';
import { changeOf } from '../../../../platform/audit/audit';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict } from '../../../../platform/section/conflicts';

/** The postal address in the footer of letters. */
export async function mailingSettings({ tx }: Pick<ReadContext, 'tx'>): Promise<MailingSettings> {
  const row = await tx.selectFrom('mailingSetting').select(['postalAddress', 'version']).executeTakeFirst();
  return row ?? { postalAddress: null, version: 0 };
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function setMailingSettings(
  context: CallContext,
  { postalAddress, version }: { postalAddress: string; version: number },
): Promise<MailingSettings> {
  const { tx, tenant } = context;
  const before = await mailingSettings(context);
  const next = { postalAddress, version: version + 1 };
  const row = await tx
    .insertInto('mailingSetting')
    .values({ tenantId: tenant.id, ...next })
    .onConflict((conflict) =>
      conflict.column('tenantId').doUpdateSet(next).where('mailingSetting.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (!row || before.version !== version) throw versionConflict('postal address');
  await recordChange(
    context,
    changeOf(
      'mailing-setting.update',
      { 'mailing-setting': tenant.id },
      { postalAddress: before.postalAddress },
      { postalAddress },
    ),
  );
  return next;
}
