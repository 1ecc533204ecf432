import {
  type Vendor,
  type VendorChange,
  vendorInput,
  type VendorInput,
} from '@courtyard/contract/accounting/payables/vendor/vendor';
import { changeOf } from '../../../../platform/audit/audit';
import { newId } from '../../../../platform/core/ids';
import { exchangeFiles, fileList } from '../../../../platform/files/attached-files.sql';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import { type CallContext, type ReadContext, recordChange } from '../../../../platform/section/call-context';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { writtenFields } from '../../../../platform/section/fields';
import { requireExpenseAccount } from './expense-account';
import { columnsOf, findVendor, vendorFiles } from './vendor.sql';

const problems = {
  vendor_name: () => invalid({ name: 'Another active vendor already has this name.' }),
};

export async function getVendor(context: ReadContext, vendorId: string): Promise<Vendor> {
  const found = await findVendor(context, vendorId);
  if (!found) throw notFound('vendor');
  return found;
}

/** The vendor, kept from other writers until the commit. */
export async function lockVendor(context: CallContext, vendorId: string): Promise<Vendor> {
  await context.tx.selectFrom('vendor').select('id').where('id', '=', vendorId).forUpdate().execute();
  return getVendor(context, vendorId);
}

/** The box of a 1099 counts for nothing where none is sent. */
const stored = <I extends VendorInput>(input: I): I =>
  input.reportable ? input : { ...input, taxBox: null };

type Told = Omit<VendorInput, 'expenseAccountId' | 'w9FileId' | 'certificateFileId' | 'fileIds'> & {
  expenseAccount: { code: string; name: string } | null;
} & Pick<Vendor, 'w9File' | 'certificate' | 'files'>;

/** What the history tells of a vendor: names in place of ids, and nothing of its TIN. */
export function auditValues(vendor: Told): Record<string, unknown> {
  const { address, ...rest } = writtenFields(vendorInput, vendor);
  const { line1: addressLine1, line2: addressLine2, ...town } = address;
  const { expenseAccount, w9File, certificate, files } = vendor;
  return {
    ...rest,
    addressLine1,
    addressLine2,
    ...town,
    expenseAccount: expenseAccount && `${expenseAccount.code} ${expenseAccount.name}`,
    w9File: w9File?.name,
    certificate: certificate?.name,
    files: files.map(({ name }) => name),
  };
}

const formsOf = ({ w9File, certificate }: Pick<Vendor, 'w9File' | 'certificate'>) => [
  ...fileList(w9File?.id),
  ...fileList(certificate?.id),
];

const formsIn = ({ w9FileId, certificateFileId }: Pick<VendorInput, 'w9FileId' | 'certificateFileId'>) => {
  if (w9FileId !== null && w9FileId === certificateFileId)
    throw invalid({ certificateFileId: 'This file is already used as the W-9. Choose another one.' });
  return [...fileList(w9FileId), ...fileList(certificateFileId)];
};

export async function createVendor(context: CallContext, given: VendorInput): Promise<Vendor> {
  const { fileIds, ...input } = stored(given);
  const id = newId();
  await requireExpenseAccount(context, input.expenseAccountId);
  await exchangeFiles(context, [], formsIn(input));
  await withConstraintProblems(
    context.tx
      .insertInto('vendor')
      .values({ tenantId: context.tenant.id, id, ...columnsOf(input) })
      .execute(),
    problems,
  );
  await vendorFiles.replace(context, id, fileIds);
  const made = await getVendor(context, id);
  await recordChange(context, changeOf('vendor.create', { vendor: id }, {}, auditValues(made)));
  return made;
}

/** Throws versionConflict where another version is there than the one that was read. */
export async function updateVendor(
  context: CallContext,
  vendorId: string,
  given: VendorChange,
): Promise<Vendor> {
  const before = await lockVendor(context, vendorId);
  const { fileIds, version, ...change } = stored(given);
  if (before.version !== version) throw versionConflict('vendor');
  // One that stays may be archived by now: it is told on the page, and keeps nobody from the rest.
  if (change.expenseAccountId !== before.expenseAccount?.id)
    await requireExpenseAccount(context, change.expenseAccountId);
  await exchangeFiles(context, formsOf(before), formsIn(change));
  await withConstraintProblems(
    context.tx
      .updateTable('vendor')
      .set({ ...columnsOf(change), version: version + 1, updatedAt: context.platform.clock() })
      .where('id', '=', vendorId)
      .execute(),
    problems,
  );
  await vendorFiles.replace(context, vendorId, fileIds);
  const after = await getVendor(context, vendorId);
  await recordChange(
    context,
    changeOf('vendor.update', { vendor: vendorId }, auditValues(before), auditValues(after)),
  );
  return after;
}

const nameTaken = () => conflict('name-taken', 'Another vendor now has this name. Rename one of them first.');

/** Archives a vendor or takes it back. One that stands so already is left alone. */
export async function setArchived(
  context: CallContext,
  vendorId: string,
  { archived, version }: { archived: boolean; version: number },
): Promise<Vendor> {
  const before = await lockVendor(context, vendorId);
  if ((before.archivedAt !== null) === archived) return before;
  if (before.version !== version) throw versionConflict('vendor');
  const now = context.platform.clock();
  await withConstraintProblems(
    context.tx
      .updateTable('vendor')
      .set({ archivedAt: archived ? now : null, version: version + 1, updatedAt: now })
      .where('id', '=', vendorId)
      .execute(),
    { vendor_name: nameTaken },
  );
  const action = archived ? 'vendor.archive' : 'vendor.restore';
  await recordChange(context, changeOf(action, { vendor: vendorId }, { archived: !archived }, { archived }));
  return getVendor(context, vendorId);
}
