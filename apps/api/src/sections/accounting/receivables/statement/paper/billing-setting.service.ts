import type {
  BillingSetting,
  billingSettingInput,
} from '@courtyard/contract/accounting/receivables/statement/paper';
import type { z } from 'zod';
import { changeOf } from '../../../../../platform/audit/audit';
import type { Tx } from '../../../../../platform/database/database';
import { invalid } from '../../../../../platform/http/problem';
import { versionConflict } from '../../../../../platform/section/conflicts';
import {
  type CallContext,
  type ReadContext,
  recordChange,
} from '../../../../../platform/section/call-context';
import { bookingTerms, faultOfItem } from '../../booking-charge/booking-item';

type Written = z.output<typeof billingSettingInput>;

const settingQuery = (tx: Tx) =>
  tx
    .selectFrom('billingSetting')
    .select(['howToPay', 'bookingItemId', 'bookingDueDays', 'sendsReceipts', 'version']);

async function settingOf(
  tx: Tx,
  { bookingItemId, ...row }: Awaited<ReturnType<ReturnType<typeof settingQuery>['executeTakeFirstOrThrow']>>,
): Promise<BillingSetting> {
  const item =
    bookingItemId === null
      ? undefined
      : await tx
          .selectFrom('serviceItem')
          .select(['id', 'name'])
          .where('id', '=', bookingItemId)
          .executeTakeFirst();
  return { ...row, bookingItem: item ?? null };
}

export async function getBillingSetting({ tx }: Pick<ReadContext, 'tx'>): Promise<BillingSetting> {
  const kept = await settingQuery(tx).executeTakeFirst();
  return kept
    ? settingOf(tx, kept)
    : { howToPay: null, bookingItem: null, bookingDueDays: 0, sendsReceipts: false, version: 1 };
}

const auditValues = ({ howToPay, bookingItem, bookingDueDays, sendsReceipts }: BillingSetting) => ({
  howToPay,
  bookingItem: bookingItem?.name ?? null,
  bookingDueDays,
  sendsReceipts,
});

/** Throws a Problem, 422, where bookings cannot be billed as that service or item. */
async function requireBillable(tx: Tx, bookingItemId: string): Promise<void> {
  const fault = faultOfItem(await bookingTerms(tx, bookingItemId));
  if (fault !== undefined) throw invalid({ bookingItemId: fault });
}

/** Says how owners pay, and what bookings are billed as. Throws a Problem, 409, where somebody else changed it meanwhile. */
export async function updateBillingSetting(
  context: CallContext,
  { version, ...given }: Written,
): Promise<BillingSetting> {
  const { tx, tenant } = context;
  await tx
    .insertInto('billingSetting')
    .values({ tenantId: tenant.id, howToPay: null, bookingItemId: null })
    .onConflict((other) => other.doNothing())
    .execute();
  const row = await settingQuery(tx).forUpdate().executeTakeFirstOrThrow();
  if (row.version !== version) throw versionConflict('billing setting');
  if (given.bookingItemId) await requireBillable(tx, given.bookingItemId);
  const before = await settingOf(tx, row);
  await tx
    .updateTable('billingSetting')
    .set({ ...given, version: version + 1 })
    .execute();
  const after = await getBillingSetting(context);
  await recordChange(
    context,
    changeOf(
      'billing-setting.update',
      { 'billing-setting': tenant.id },
      auditValues(before),
      auditValues(after),
    ),
  );
  return after;
}
