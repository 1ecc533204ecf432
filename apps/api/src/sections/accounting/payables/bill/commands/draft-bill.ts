import type { taxBoxes } from '@courtyard/contract/bookkeeping/service-item/service-item.values';
import { addDays } from '@courtyard/contract/days';
import { accounts, funds } from '../../../../../ledger';
import { changeOf, writeAudit } from '../../../../../platform/audit/audit';
import { newId } from '../../../../../platform/core/ids';
import type { Tx } from '../../../../../platform/database/database';
import { type CallContext, todayOf } from '../../../../../platform/section/call-context';
import type { VendorBills, VendorWork } from '../../../../../platform/tenancy/approvals/vendor-bills';
import { takeNumbers } from '../../../receivables/owner-account/document-number.sql';
import { expenseFault } from '../../vendor/expense-account';
import { billFiles } from '../queries/bill-details';
import { payeeOf } from './payee';

const billOf = async (tx: Tx, { kind, id }: VendorWork['source']) =>
  (await tx
    .selectFrom('bill')
    .select(['id', 'number'])
    .where('sourceKind', '=', kind)
    .where('sourceId', '=', id)
    .executeTakeFirst()) ?? null;

/** The account that the vendor's bills begin with, else the first that bills can have, and the operating fund. */
async function placeOfLines(tx: Tx, expenseAccountId: string | null) {
  const usable = (await accounts(tx)).filter((account) => expenseFault(account) === undefined);
  const account = usable.find(({ id }) => id === expenseAccountId) ?? usable[0];
  const fund = (await funds(tx)).find(({ kind, archivedAt }) => kind === 'operating' && archivedAt === null);
  return account && fund ? { accountId: account.id, fundId: account.fundId ?? fund.id } : null;
}

/** The given number, or one that this vendor's other bills do not have. */
async function freeNumber(tx: Tx, vendorId: string, number: string): Promise<string> {
  const rows = await tx
    .selectFrom('bill')
    .select('number')
    .where('vendorId', '=', vendorId)
    .where('voidedOn', 'is', null)
    .where('number', 'like', `${number}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.number.toLowerCase()));
  let [free, place] = [number, 1];
  while (taken.has(free.toLowerCase())) free = `${number}-${(place += 1)}`;
  return free;
}

interface DraftPlace {
  termsDays: number;
  taxBox: Exclude<(typeof taxBoxes)[number], 'none'> | null;
  accountId: string;
  fundId: string;
}

async function writeDraft(context: CallContext, work: VendorWork, place: DraftPlace) {
  const { tx, tenant, caller, platform } = context;
  const { accountId, fundId, taxBox } = place;
  const today = todayOf(context);
  const lines = work.lines.filter(({ amountMinor }) => amountMinor > 0);
  const id = newId();
  const number = await freeNumber(tx, work.vendorId, work.number);
  await tx
    .insertInto('bill')
    .values({
      tenantId: tenant.id,
      id,
      voucher: await takeNumbers(tx, tenant.id, 'bill', 1),
      kind: 'bill',
      vendorId: work.vendorId,
      number,
      billedOn: today,
      dueOn: addDays(today, place.termsDays),
      memo: work.memo,
      totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      openMinor: 0,
      isDraft: true,
      sourceKind: work.source.kind,
      sourceId: work.source.id,
      enteredBy: caller.memberId,
      enteredByName: caller.displayName,
      voidedOn: null,
      voidedBy: null,
      voidReason: null,
      createdAt: platform.clock(),
    })
    .execute();
  await tx
    .insertInto('billLine')
    .values(
      lines.map(({ description, amountMinor, place: of = { accountId, fundId } }, position) => ({
        tenantId: tenant.id,
        billId: id,
        position,
        itemId: null,
        ...of,
        taxBox,
        description,
        amountMinor,
      })),
    )
    .execute();
  const copies: string[] = [];
  for (const fileId of work.fileIds ?? [])
    copies.push((await platform.files.copy(tx, fileId, { uploadedBy: caller.memberId })).id);
  await billFiles.replace(context, id, copies);
  // The call is of another section: the history and the open pages are those of this one.
  const actor = { tenantId: tenant.id, memberId: caller.memberId, displayName: caller.displayName };
  const facts = { kind: 'bill', number, memo: work.memo, status: 'draft' };
  await writeAudit(tx, actor, changeOf('bill.create', { bill: id }, {}, facts));
  await platform.events.publish(tx, { tenantId: tenant.id, topic: 'section-data', section: 'accounting' });
  return { id, number };
}

/** Bills that other sections draft: saved in accounting they are posted, or wait for approval, as any other. */
export const vendorBills: VendorBills = {
  permission: 'Bill Details View',
  billOf,
  payeeOf,
  async draft(context, work) {
    const { tx } = context;
    // Two who draft for one vendor follow each other: of one source there is one bill.
    const vendor = await tx
      .selectFrom('vendor')
      .select(['termsDays', 'taxBox', 'expenseAccountId'])
      .where('id', '=', work.vendorId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!vendor) return { problem: 'Vendor not found.' };
    const known = await billOf(tx, work.source);
    if (known) return known;
    const place = await placeOfLines(tx, vendor.expenseAccountId);
    if (!place)
      return { problem: 'The chart of accounts has no expense account or operating fund. Add them first.' };
    return writeDraft(context, work, { ...vendor, ...place });
  },
};
