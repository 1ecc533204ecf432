import {
  type Policy,
  type PolicyChange,
  policyInput,
  type PolicyInput,
} from '@courtyard/contract/properties/unit-records/insurance/insurance';
import { changesBetween } from '../../../../platform/audit/audit';
import { invalid, notFound } from '../../../../platform/http/problem';
import { newId } from '../../../../platform/core/ids';
import { lockList } from '../../../../platform/database/lists/lock-list';
import { type CallContext, todayOf } from '../../../../platform/section/call-context';
import { writtenFields } from '../../../../platform/section/fields';
import { versionConflict, withConstraintProblems } from '../../../../platform/section/conflicts';
import { exchangeFiles, fileList } from '../../../../platform/files/attached-files.sql';
import { recordOnProperty, requireProperty } from '../../property/property.access';
import { summarize } from '../../property/property.sql';
import { policiesOfProperty, policyOf } from './insurance.sql';

const problems = {
  insurance_policy_term: () =>
    invalid({ policyNumber: 'This policy is already recorded with the same expiration date.' }),
};

interface PolicyIds {
  propertyId: string;
  policyId: string;
}

const auditValues = (policy: Policy) => ({
  ...writtenFields(policyInput, policy),
  certificate: policy.certificate?.name,
});

/** The days of its reminders once each, the earliest reminder first. */
const stored = <P extends Pick<PolicyInput, 'reminderDays'>>(input: P): P => ({
  ...input,
  reminderDays: [...new Set(input.reminderDays)].toSorted((a, b) => b - a),
});

/** Policies of a property that the caller may see. */
export async function readPolicies(context: CallContext, propertyId: string): Promise<Policy[]> {
  await requireProperty(context, propertyId);
  const rows = await policiesOfProperty(context.tx, propertyId, todayOf(context));
  const files = await context.platform.files.describe(
    context.tx,
    rows.flatMap((row) => row.certificateFileId ?? []),
  );
  return rows.map(({ certificateFileId, ...row }) => ({
    ...policyOf(row, todayOf(context)),
    certificate: files.get(certificateFileId ?? '') ?? null,
  }));
}

async function requirePolicy(context: CallContext, { propertyId, policyId }: PolicyIds): Promise<Policy> {
  const policy = (await readPolicies(context, propertyId)).find(({ id }) => id === policyId);
  if (!policy) throw notFound('insurance policy');
  return policy;
}

export async function addPolicy(
  context: CallContext,
  propertyId: string,
  input: PolicyInput,
): Promise<Policy> {
  await lockList(context.tx, 'property');
  await requireProperty(context, propertyId);
  const id = newId();
  await exchangeFiles(context, [], fileList(input.certificateFileId));
  await withConstraintProblems(
    context.tx
      .insertInto('insurancePolicy')
      .values({ tenantId: context.tenant.id, id, propertyId, ...stored(input) })
      .execute(),
    problems,
  );
  await summarize(context.tx, [propertyId], todayOf(context));
  const policy = await requirePolicy(context, { propertyId, policyId: id });
  await recordOnProperty(context, propertyId, 'insurance.create', changesBetween({}, auditValues(policy)));
  return policy;
}

export async function updatePolicy(
  context: CallContext,
  ids: PolicyIds,
  { version, ...change }: PolicyChange,
): Promise<Policy> {
  await lockList(context.tx, 'property');
  const before = await requirePolicy(context, ids);
  if (before.version !== version) throw versionConflict('insurance policy');
  await exchangeFiles(context, fileList(before.certificate?.id), fileList(change.certificateFileId));
  await withConstraintProblems(
    context.tx
      .updateTable('insurancePolicy')
      .set({ ...stored(change), version: before.version + 1 })
      .where('id', '=', ids.policyId)
      .execute(),
    problems,
  );
  await summarize(context.tx, [ids.propertyId], todayOf(context));
  const after = await requirePolicy(context, ids);
  await recordOnProperty(context, ids.propertyId, 'insurance.update', {
    policy: { before: before.policyNumber, after: after.policyNumber },
    ...changesBetween(auditValues(before), auditValues(after)),
  });
  return after;
}

export async function removePolicy(context: CallContext, ids: PolicyIds): Promise<void> {
  await lockList(context.tx, 'property');
  const before = await requirePolicy(context, ids);
  await context.tx.deleteFrom('insurancePolicy').where('id', '=', ids.policyId).execute();
  await exchangeFiles(context, fileList(before.certificate?.id), []);
  await summarize(context.tx, [ids.propertyId], todayOf(context));
  await recordOnProperty(
    context,
    ids.propertyId,
    'insurance.remove',
    changesBetween(auditValues(before), {}),
  );
}
