import { assetInput } from '@courtyard/contract/properties/asset/asset';
import { serviceRecordInput } from '@courtyard/contract/properties/asset/service-record';
import { commonAreaInput } from '@courtyard/contract/properties/common-area/common-area';
import { policyInput } from '@courtyard/contract/properties/unit-records/insurance/insurance';
import {
  ownershipInput,
  personChange,
  residencyInput,
} from '@courtyard/contract/properties/occupancy/occupancy';
import { petInput } from '@courtyard/contract/properties/unit-records/pet/pet';
import { propertyInput } from '@courtyard/contract/properties/property/property';
import { reserveComponentInput } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { vehicleInput } from '@courtyard/contract/properties/unit-records/vehicle/vehicle';
import type { Labels } from '@courtyard/contract/fields/labels';
import type { HistoryVocabulary } from '@courtyard/ui/details';
import { z } from 'zod';
import { historyVocabulary, upkeepVocabulary } from '@courtyard/contract/properties/vocabulary';

type Schema = z.core.JSONSchema.JSONSchema;

/** What is filled in of each kind of record, and what its history says beside: names in place of ids. */
const records: readonly [string, HistoryVocabulary, z.ZodType, readonly string[]][] = [
  [
    'property',
    historyVocabulary,
    propertyInput,
    ['addressLine1', 'addressLine2', 'archived', 'owners', 'residents', 'soldOn'],
  ],
  ['ownership', historyVocabulary, ownershipInput, ['owner']],
  ['residency', historyVocabulary, residencyInput, ['resident']],
  ['person', historyVocabulary, personChange, []],
  ['vehicle', historyVocabulary, vehicleInput, ['vehicle']],
  ['pet', historyVocabulary, petInput, ['pet']],
  ['insurance', historyVocabulary, policyInput, ['certificate', 'policy']],
  ['common-area', historyVocabulary, commonAreaInput, ['photos', 'archived']],
  // Files were filed with assets until they became documents.
  ['asset', upkeepVocabulary, assetInput, ['area', 'reserveComponent', 'files']],
  ['service', upkeepVocabulary, serviceRecordInput, ['report']],
  ['reserve-component', upkeepVocabulary, reserveComponentInput, ['area']],
];

/** Recorded by the name of what they point at, or not at all. */
const isReference = (field: string) => /Ids?$/.test(field) || field === 'version';
/** What is in a list of records, of which only that it changed is said. */
const isOfRecords = ({ type, items }: Schema) =>
  type === 'array' && typeof items === 'object' && !Array.isArray(items) && items.type === 'object';

function valuesOf(schema: Schema): string[] {
  if (schema.enum) return schema.enum.filter((value) => typeof value === 'string');
  if (schema.anyOf) return schema.anyOf.flatMap(valuesOf);
  return typeof schema.items === 'object' && !Array.isArray(schema.items) ? valuesOf(schema.items) : [];
}

/** The fields of a schema with its parts' in their places, as the log has an address. */
function fieldsOf(schema: Schema): [string, Schema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, of]) =>
    typeof of === 'object' && of.type === 'object' ? fieldsOf(of) : [[field, of as Schema]],
  );
}

const said = ({ records: of }: HistoryVocabulary, record: string, key: string) =>
  [of[record] ?? {}, ...Object.values(of)].find((labels: Labels) => key in labels)?.[key];

test.each(records)(
  'the history of a %s has a word for each field and each value',
  (record, vocabulary, schema, more) => {
    const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    expect(fields.length).toBeGreaterThan(1);
    const keys = [
      ...more,
      ...fields
        .filter(([field]) => !isReference(field) && !['line1', 'line2', 'person', 'address'].includes(field))
        .flatMap(([field, of]) => [
          field,
          ...(isOfRecords(of) ? [] : valuesOf(of).map((value) => `${field}.${value}`)),
        ]),
    ];
    expect(keys.filter((key) => said(vocabulary, record, key) === undefined)).toEqual([]);
  },
);
