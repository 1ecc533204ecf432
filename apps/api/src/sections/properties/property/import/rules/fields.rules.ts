import type { ImportField } from '@courtyard/contract/properties/property/import';
import { propertyInput, type PropertyInput } from '@courtyard/contract/properties/property/property';
import type { z } from 'zod';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { showValue } from './cells.rules';

/** Values by field of the file. */
export type Fields = Partial<Record<ImportField, string | number | null>>;

/** What is wrong with a row, by field. */
export type Complaints = Partial<Record<ImportField, Text>>;

/** A property as fields of the file. */
export function fieldsOf(input: PropertyInput): Fields {
  return {
    unitNumber: input.unitNumber,
    building: input.building,
    lot: input.lot,
    type: input.type,
    status: input.status,
    addressLine1: input.address.line1,
    addressLine2: input.address.line2,
    city: input.address.city,
    region: input.address.region,
    postalCode: input.address.postalCode,
    areaSqFt: input.areaSqFt,
    bedrooms: input.bedrooms,
    bathrooms: input.bathroomHalves,
    floor: input.floor,
    ownershipShare: input.ownershipShareMillionths,
    billingRatio: input.billingRatioMillionths,
    notes: input.notes,
  };
}

/** Where the schema of a property complains, as a field of the file. */
const fieldOfPath: Record<string, ImportField> = {
  'address.line1': 'addressLine1',
  'address.line2': 'addressLine2',
  'address.city': 'city',
  'address.region': 'region',
  'address.postalCode': 'postalCode',
  bathroomHalves: 'bathrooms',
  ownershipShareMillionths: 'ownershipShare',
  billingRatioMillionths: 'billingRatio',
  unitNumber: 'unitNumber',
  building: 'building',
  lot: 'lot',
  areaSqFt: 'areaSqFt',
  bedrooms: 'bedrooms',
  floor: 'floor',
  notes: 'notes',
};

/** What the schema complains of, in the unit of the file. */
function sentenceOf(issue: z.core.$ZodIssue, field: ImportField): Text {
  const limit = (value: number | bigint) => showValue(field, Number(value));
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? msg`Enter up to ${Number(issue.maximum)} characters.`
      : msg`Enter ${limit(issue.maximum)} or less.`;
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return msg`Enter ${limit(issue.minimum)} or more.`;
  return issue.message;
}

/** Fields as a property, checked by the same schema as the form. */
export function inputOf(fields: Fields, errors: Complaints): PropertyInput | null {
  const verdict = propertyInput.safeParse({
    unitNumber: fields.unitNumber,
    building: fields.building ?? null,
    lot: fields.lot ?? null,
    type: fields.type ?? undefined,
    status: fields.status ?? undefined,
    address: {
      line1: fields.addressLine1 ?? null,
      line2: fields.addressLine2 ?? null,
      city: fields.city ?? null,
      region: fields.region ?? null,
      postalCode: fields.postalCode ?? null,
    },
    areaSqFt: fields.areaSqFt ?? null,
    bedrooms: fields.bedrooms ?? null,
    bathroomHalves: fields.bathrooms ?? null,
    floor: fields.floor ?? null,
    ownershipShareMillionths: fields.ownershipShare ?? undefined,
    billingRatioMillionths: fields.billingRatio ?? undefined,
    notes: fields.notes ?? null,
  });
  if (verdict.success) return verdict.data;
  for (const issue of verdict.error.issues) {
    const field = fieldOfPath[issue.path.join('.')] ?? 'unitNumber';
    errors[field] ??= sentenceOf(issue, field);
  }
  return null;
}
