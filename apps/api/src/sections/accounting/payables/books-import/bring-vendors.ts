import type { TinKind } from '@courtyard/contract/accounting/payables/vendor/tin';
import type { VendorInput } from '@courtyard/contract/accounting/payables/vendor/vendor';
import type { Account } from '../../../../ledger';
import { type AuditEntry, changeOf } from '../../../../platform/audit/audit';
import type { Tx } from '../../../../platform/database/database';
import { conflict } from '../../../../platform/http/problem';
import { type CallContext, recordChange } from '../../../../platform/section/call-context';
import { withConstraintProblems } from '../../../../platform/section/conflicts';
import { sealTin } from '../vendor/tin/sealed-tin';
import { auditValues } from '../vendor/vendor.service';
import { columnsOf } from '../vendor/vendor.sql';

/** A vendor as the open bills of another system refer to it. */
export interface KnownVendor {
  id: string;
  name: string;
  accountNumber: string | null;
  isArchived: boolean;
  termsDays: number;
  expenseAccountId: string | null;
  /** Null of one who gets no 1099. */
  taxBox: VendorInput['taxBox'];
}

/** A vendor of another system, under the id that it gets. */
export interface BroughtVendor {
  id: string;
  input: VendorInput;
  tin: { kind: TinKind; digits: string } | null;
  expenseAccount: Account | null;
}

const atOnce = 100;

/** Somebody else added one of them since it was looked for. */
export const broughtMeanwhile = () =>
  conflict(
    'books-import-stale',
    'A vendor or bill from the files was added in the meantime, so nothing was posted. Validate again.',
  );

/** The vendors of the community, those in use before those that are archived. */
export const knownVendors = async (tx: Tx): Promise<KnownVendor[]> => {
  const rows = await tx
    .selectFrom('vendor')
    .select(['id', 'name', 'accountNumber', 'termsDays', 'expenseAccountId', 'taxBox', 'archivedAt'])
    .orderBy('archivedAt', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();
  return rows.map(({ archivedAt, ...row }) => ({ ...row, isArchived: archivedAt !== null }));
};

/** Makes vendors whose names and accounts were looked at. Their histories tell that a TIN was written, never the number. */
export async function bringVendors(context: CallContext, vendors: readonly BroughtVendor[]): Promise<void> {
  if (vendors.length === 0) return;
  const { tx, tenant, platform } = context;
  const changes: AuditEntry[] = [];
  for (let at = 0; at < vendors.length; at += atOnce) {
    const some = vendors.slice(at, at + atOnce);
    const rows = some.map(({ id, input: { fileIds: _none, ...input } }) => ({
      tenantId: tenant.id,
      id,
      ...columnsOf(input),
    }));
    await withConstraintProblems(tx.insertInto('vendor').values(rows).execute(), {
      vendor_name: broughtMeanwhile,
    });
    const tins = some.flatMap(({ id, tin }) => (tin ? [{ id, ...tin }] : []));
    if (tins.length > 0)
      await tx
        .insertInto('vendorTin')
        .values(
          tins.map(({ id, kind, digits }) => ({
            tenantId: tenant.id,
            vendorId: id,
            kind,
            sealed: sealTin(platform, id, digits),
            lastFour: digits.slice(-4),
            setAt: platform.clock(),
          })),
        )
        .execute();
  }
  for (const { id, input, tin, expenseAccount } of vendors) {
    const {
      expenseAccountId: _account,
      w9FileId: _w9,
      certificateFileId: _file,
      fileIds: _,
      ...written
    } = input;
    const told = { ...written, expenseAccount, w9File: null, certificate: null, files: [] };
    changes.push(changeOf('vendor.create', { vendor: id }, {}, auditValues(told)));
    if (tin) changes.push(changeOf('vendor.set-tin', { vendor: id }, {}, { tinKind: tin.kind }));
  }
  await recordChange(context, changes);
}
