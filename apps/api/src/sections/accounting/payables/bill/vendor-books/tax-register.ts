import type { TaxRegister } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register';
import { taxRegisterColumns } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register.columns';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { defineExport } from '../../../../../platform/files/export/export-list';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { comparableTin } from '../../vendor/tin/sealed-tin';
import { type PaidRow, registerRows } from './tax.rules';

type Context = Pick<ReadContext, 'tx' | 'platform'>;

type StoredRow = Omit<PaidRow, 'payee'> & { sealed: Buffer | null; isByOthers: boolean };

/**
 * What left banks for lines that have a box, by vendor and box, by the day of payment, less what vendors paid back for credits with a
 * box. What credits paid was not paid, and a payment that came back never was, in whatever year it came back.
 */
async function paidIn(tx: Tx, year: number): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select jsonb_build_object('id', vendor.id, 'name', vendor.name) as vendor, vendor.legal_name as "legalName",
      jsonb_build_object('line1', vendor.address_line1, 'line2', vendor.address_line2, 'city', vendor.city,
        'region', vendor.region, 'postalCode', vendor.postal_code) as address,
      vendor.tax_class as "taxClass", vendor.reportable as "isMarked", vendor.w9_received_on as "w9ReceivedOn",
      case when tin.vendor_id is not null then jsonb_build_object('kind', tin.kind, 'lastFour', tin.last_four) end as tin,
      tin.sealed,
      paid.tax_box as "taxBox", paid.is_by_others as "isByOthers", paid.amount as "amountMinor"
    from (
      select moved.tenant_id, moved.vendor_id, moved.tax_box, moved.is_by_others, sum(moved.amount)::bigint as amount from (
      select payment.tenant_id, payment.vendor_id, line.tax_box, payment.method in ('card', 'network') as is_by_others,
        applied.amount
      from vendor_payment payment
      join journal_entry entry on entry.tenant_id = payment.tenant_id and entry.source_kind = 'vendor-payment'
        and entry.source_id = payment.id::text and entry.reverses_id is null
      join application applied on applied.tenant_id = entry.tenant_id and applied.entry_id = entry.id and applied.from_item is null
      join bill_line line on line.tenant_id = applied.tenant_id and line.item_id = applied.to_item
      where payment.paid_on between ${`${year}-01-01`} and ${`${year}-12-31`} and payment.ended_as is null
        and line.tax_box is not null
      union all
      select payment.tenant_id, payment.vendor_id, line.tax_box, payment.method in ('card', 'network'), refunded.amount
      from vendor_payment payment
      join journal_entry entry on entry.tenant_id = payment.tenant_id and entry.source_kind = 'vendor-payment'
        and entry.source_id = payment.id::text and entry.reverses_id is null
      join journal_line refunded on refunded.tenant_id = entry.tenant_id and refunded.entry_id = entry.id
      join bill_line line on line.tenant_id = refunded.tenant_id and line.item_id = refunded.open_item_id
      where payment.paid_on between ${`${year}-01-01`} and ${`${year}-12-31`} and payment.ended_as is null
        and payment.amount_minor < 0 and line.tax_box is not null) moved
      group by 1, 2, 3, 4) paid
    join vendor on vendor.tenant_id = paid.tenant_id and vendor.id = paid.vendor_id
    left join vendor_tin tin on tin.tenant_id = vendor.tenant_id and tin.vendor_id = vendor.id`.execute(tx);
  return rows;
}

/** What goes on the 1099s of a year, and what does not and why. Records of vendors that have the same TIN are one payee. */
export async function taxRegister({ tx, platform }: Context, year: number): Promise<TaxRegister> {
  const stored = await paidIn(tx, year);
  const paid = stored
    .filter(({ isByOthers }) => !isByOthers)
    .map(({ sealed, isByOthers: _, ...row }): PaidRow => {
      const kept = row.tin && sealed ? { kind: row.tin.kind, sealed } : null;
      return { ...row, payee: kept && comparableTin(platform, row.vendor.id, kept) };
    });
  const rows = registerRows(paid, year);
  const sum = (of: readonly { amountMinor: number }[]) =>
    of.reduce((all, { amountMinor }) => all + amountMinor, 0);
  return {
    year,
    rows,
    dueMinor: sum(rows.filter(({ verdict }) => verdict === 'due')),
    reportedByOthersMinor: sum(stored.filter(({ isByOthers }) => isByOthers)),
  };
}

async function* rowsOf(context: ReadContext, year: number) {
  yield* (await taxRegister(context, year)).rows;
}

/** The register as a file. */
export const taxRegisterExport = (year: number) =>
  defineExport({
    name: `1099-${year}`,
    columns: taxRegisterColumns,
    rows: (context) => rowsOf(context, year),
  });
