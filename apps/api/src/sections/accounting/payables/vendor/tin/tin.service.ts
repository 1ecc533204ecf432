import type { KeptTin, TinKind } from '@courtyard/contract/accounting/payables/vendor/tin';
import { changeOf } from '../../../../../platform/audit/audit';
import { conflict } from '../../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../../platform/section/call-context';
import { lockVendor } from '../vendor.service';
import { openTin, sealTin } from './sealed-tin';

/** Keeps the TIN in place of the one before. The history tells that it was written, never the number. */
export async function setTin(
  context: CallContext,
  vendorId: string,
  { kind, tin }: { kind: TinKind; tin: string },
): Promise<KeptTin> {
  const { tin: before } = await lockVendor(context, vendorId);
  const { platform, tenant, tx } = context;
  const sealed = sealTin(platform, vendorId, tin);
  const written = { kind, sealed, lastFour: tin.slice(-4), setAt: platform.clock() };
  const kept = await tx
    .insertInto('vendorTin')
    .values({ tenantId: tenant.id, vendorId, ...written })
    .onConflict((conflicting) => conflicting.columns(['tenantId', 'vendorId']).doUpdateSet(written))
    .returning(['kind', 'lastFour', 'setAt'])
    .executeTakeFirstOrThrow();
  await recordChange(
    context,
    changeOf('vendor.set-tin', { vendor: vendorId }, { tinKind: before?.kind }, { tinKind: kind }),
  );
  return kept;
}

/** The whole TIN; that somebody saw it is in the history. Throws `no-tin`, and `tin-sealed`. */
export async function revealTin(
  context: CallContext,
  vendorId: string,
): Promise<{ kind: TinKind; tin: string }> {
  await lockVendor(context, vendorId);
  const kept = await context.tx
    .selectFrom('vendorTin')
    .select(['kind', 'sealed'])
    .where('vendorId', '=', vendorId)
    .executeTakeFirst();
  if (!kept) throw conflict('no-tin', 'No TIN on file for this vendor. Request a W-9.');
  const tin = openTin(context.platform, vendorId, kept.sealed);
  await recordChange(context, changeOf('vendor.reveal-tin', { vendor: vendorId }, {}, {}));
  return { kind: kept.kind, tin };
}

/** Keeps the TIN no longer. Where there is none, nothing is done. */
export async function removeTin(context: CallContext, vendorId: string): Promise<void> {
  const { tin } = await lockVendor(context, vendorId);
  if (tin === null) return;
  await context.tx.deleteFrom('vendorTin').where('vendorId', '=', vendorId).execute();
  await recordChange(context, changeOf('vendor.remove-tin', { vendor: vendorId }, { tinKind: tin.kind }, {}));
}
