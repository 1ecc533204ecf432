import type { Readable } from 'node:stream';
import type {
  vendorAccountRoutes,
  VendorStatement,
  VendorStatementLine,
} from '@courtyard/contract/accounting/payables/vendor/account/vendor-account';
import { vendorStatementColumns } from '@courtyard/contract/accounting/payables/vendor/account/vendor-statement.columns';
import { sql } from 'kysely';
import { defineExport, exportList } from '../../../../../platform/files/export/export-list';
import type { StreamCall } from '../../../../../platform/http/implement';
import { invalid } from '../../../../../platform/http/problem';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { getVendor } from '../../vendor/vendor.service';

interface Days {
  from: string;
  to: string;
}

function requireOrder({ from, to }: Days): void {
  if (to < from) throw invalid({ to: 'The end date is before the start date.' });
}

/** What an entry says, but for the vendor's name that it begins with: the statement is theirs. */
const withoutName = (description: string, name: string) =>
  description
    .split(' · ')
    .filter((part, at) => at > 0 || part !== name)
    .join(' · ');

/** What moved on the account of a vendor, entry by entry. Throws a Problem: 404, and 422 for days in the wrong order. */
export async function vendorStatement(
  context: ReadContext,
  vendorId: string,
  { from, to }: Days,
): Promise<VendorStatement> {
  requireOrder({ from, to });
  const vendor = await getVendor(context, vendorId);
  const { rows } = await sql<VendorStatementLine>`
    select entry.id as "entryId", entry.entry_date as date, entry.kind, coalesce(entry.memo, '') as description,
      case when entry.source_kind = 'bill' then entry.source_id end as "billId",
      case when entry.source_kind = 'vendor-payment' then entry.source_id end as "paymentId",
      moved.amount as "amountMinor", (sum(moved.amount) over (order by entry.entry_date, entry.no))::bigint as "balanceMinor"
    from (
      select line.tenant_id, line.entry_id, -sum(line.amount)::bigint as amount
      from open_item item
      join journal_line line on line.tenant_id = item.tenant_id and line.open_item_id = item.id
      where item.party_kind = 'vendor' and item.party_id = ${vendorId} and item.control = 'payable' and line.entry_date <= ${to}
      group by line.tenant_id, line.entry_id having sum(line.amount) <> 0) moved
    join journal_entry entry on entry.tenant_id = moved.tenant_id and entry.id = moved.entry_id
    order by entry.entry_date, entry.no`.execute(context.tx);
  return {
    from,
    to,
    openingMinor: rows.findLast(({ date }) => date < from)?.balanceMinor ?? 0,
    closingMinor: rows.at(-1)?.balanceMinor ?? 0,
    lines: rows
      .filter(({ date }) => date >= from)
      .map((line) => ({ ...line, description: withoutName(line.description, vendor.name) })),
  };
}

async function* linesOf(context: ReadContext, vendorId: string, days: Days) {
  yield* (await vendorStatement(context, vendorId, days)).lines;
}

type ExportCall = StreamCall<typeof vendorAccountRoutes.exportVendorStatement>;

/** The statement as a file. Throws a Problem before the file begins: 404, 422. */
export async function exportStatement(call: ExportCall): Promise<Readable> {
  const { platform, tenant, params, query } = call;
  const days = { from: query.from, to: query.to };
  requireOrder(days);
  await platform.inTenant(tenant.id, (tx) => getVendor({ ...call, tx }, params.vendorId), { readOnly: true });
  const rows = (context: ReadContext) => linesOf(context, params.vendorId, days);
  return exportList(call, defineExport({ name: 'vendor-statement', columns: vendorStatementColumns, rows }));
}
