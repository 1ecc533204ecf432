import type { BillingSetting } from '@courtyard/contract/accounting/receivables/statement/paper';
import { changeOf } from '../../../../../platform/audit/audit';
import { versionConflict } from '../../../../../platform/section/conflicts';
import {
  type CallContext,
  type ReadContext,
  recordChange,
} from '../../../../../platform/section/call-context';

export async function getBillingSetting({ tx }: Pick<ReadContext, 'tx'>): Promise<BillingSetting> {
  const kept = await tx.selectFrom('billingSetting').select(['howToPay', 'version']).executeTakeFirst();
  return kept ?? { howToPay: null, version: 1 };
}

/** Says how owners pay. Throws a Problem, 409, where somebody else changed it meanwhile. */
export async function updateBillingSetting(
  context: CallContext,
  { howToPay, version }: BillingSetting,
): Promise<BillingSetting> {
  const { tx, tenant } = context;
  await tx
    .insertInto('billingSetting')
    .values({ tenantId: tenant.id, howToPay: null })
    .onConflict((other) => other.doNothing())
    .execute();
  const before = await tx
    .selectFrom('billingSetting')
    .select(['howToPay', 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.version !== version) throw versionConflict('billing setting');
  await tx
    .updateTable('billingSetting')
    .set({ howToPay, version: version + 1 })
    .execute();
  await recordChange(
    context,
    changeOf(
      'billing-setting.update',
      { 'billing-setting': tenant.id },
      { howToPay: before.howToPay },
      { howToPay },
    ),
  );
  return { howToPay, version: version + 1 };
}
