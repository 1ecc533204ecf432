import type { Policy, PolicyChange, PolicyInput } from '@courtyard/contract/properties/insurance';
import { changesBetween } from '../../../platform/audit/audit';
import { invalid, notFound } from '../../../platform/http/problem';
import { newId } from '../../../platform/ids';
import { takeTurn } from '../../../platform/lists/turn';
import { type Act, record, todayOf } from '../act';
import { changedMeanwhile, explaining } from '../conflicts';
import { exchangeFiles, fileList } from '../exchange-files';
import { requireProperty } from '../property/property.access';
import { summarize } from '../property/property.sql';
import { policiesOfProperty, policyOf } from './insurance.sql';

const problems = {
  insurance_policy_term: () =>
    invalid({ policyNumber: 'This policy is recorded with the same expiry already.' }),
};

interface PolicyIds {
  propertyId: string;
  policyId: string;
}

type PolicyFacts = Omit<PolicyInput, 'certificateFileId'>;

function factsOf({
  carrier,
  policyNumber,
  kind,
  coverMinor,
  startsOn,
  expiresOn,
  reminderDays,
  notes,
}: PolicyFacts) {
  return { carrier, policyNumber, kind, coverMinor, startsOn, expiresOn, reminderDays, notes };
}

function columnsOf(input: PolicyInput) {
  return {
    carrier: input.carrier,
    policy_number: input.policyNumber,
    kind: input.kind,
    cover_minor: input.coverMinor,
    starts_on: input.startsOn,
    expires_on: input.expiresOn,
    certificate_file_id: input.certificateFileId,
    reminder_days: [...new Set(input.reminderDays)].toSorted((a, b) => b - a),
    notes: input.notes,
  };
}

/** Policies of a property that the caller may see. */
export async function readPolicies(act: Act, propertyId: string): Promise<Policy[]> {
  await requireProperty(act, propertyId);
  const rows = await policiesOfProperty(act.tx, propertyId);
  const files = await act.platform.files.describe(
    act.tx,
    rows.flatMap((row) => row.certificate_file_id ?? []),
  );
  return rows.map((row) => ({
    ...policyOf(row, todayOf(act)),
    certificate: files.get(row.certificate_file_id ?? '') ?? null,
  }));
}

async function requirePolicy(act: Act, { propertyId, policyId }: PolicyIds): Promise<Policy> {
  const policy = (await readPolicies(act, propertyId)).find(({ id }) => id === policyId);
  if (!policy) throw notFound('insurance policy');
  return policy;
}

export async function addPolicy(act: Act, propertyId: string, input: PolicyInput): Promise<Policy> {
  await takeTurn(act.tx, 'property');
  await requireProperty(act, propertyId);
  const id = newId();
  await exchangeFiles(act, [], fileList(input.certificateFileId));
  await explaining(
    act.tx
      .insertInto('insurance_policy')
      .values({ tenant_id: act.tenant.id, id, property_id: propertyId, ...columnsOf(input) })
      .execute(),
    problems,
  );
  await summarize(act.tx, [propertyId], todayOf(act));
  await record(act, {
    action: 'insurance.create',
    subjectType: 'property',
    subjectId: propertyId,
    changes: changesBetween({}, factsOf(input)),
  });
  return requirePolicy(act, { propertyId, policyId: id });
}

export async function updatePolicy(act: Act, ids: PolicyIds, change: PolicyChange): Promise<Policy> {
  await takeTurn(act.tx, 'property');
  const before = await requirePolicy(act, ids);
  if (before.version !== change.version) throw changedMeanwhile('insurance policy');
  await exchangeFiles(act, fileList(before.certificate?.id), fileList(change.certificateFileId));
  await explaining(
    act.tx
      .updateTable('insurance_policy')
      .set({ ...columnsOf(change), version: before.version + 1 })
      .where('id', '=', ids.policyId)
      .execute(),
    problems,
  );
  await summarize(act.tx, [ids.propertyId], todayOf(act));
  const after = await requirePolicy(act, ids);
  await record(act, {
    action: 'insurance.update',
    subjectType: 'property',
    subjectId: ids.propertyId,
    changes: {
      policy: { before: before.policyNumber, after: after.policyNumber },
      ...changesBetween(
        { ...factsOf(before), certificate: before.certificate?.name },
        { ...factsOf(after), certificate: after.certificate?.name },
      ),
    },
  });
  return after;
}

export async function removePolicy(act: Act, ids: PolicyIds): Promise<void> {
  await takeTurn(act.tx, 'property');
  const before = await requirePolicy(act, ids);
  await act.tx.deleteFrom('insurance_policy').where('id', '=', ids.policyId).execute();
  await exchangeFiles(act, fileList(before.certificate?.id), []);
  await summarize(act.tx, [ids.propertyId], todayOf(act));
  await record(act, {
    action: 'insurance.remove',
    subjectType: 'property',
    subjectId: ids.propertyId,
    changes: changesBetween(factsOf(before), {}),
  });
}
