import { optionalLine, optionalText } from '@courtyard/contract';
import { z } from 'zod';
import { formValues } from './form-values';

const schema = z
  .object({
    name: z.string().min(1),
    location: optionalLine(80).default(null),
    notes: optionalText(80),
    email: z.email().nullable(),
    builtOn: z.iso.date().nullable().default(null),
    keeperId: z.uuid().nullable(),
    kind: z.enum(['pump', 'lamp']),
    status: z.enum(['in-service', 'retired']).default('in-service'),
    costMinor: z.int().nullable(),
    isLent: z.boolean(),
    fileIds: z.array(z.string()),
    days: z.array(z.int()).default([30, 7]),
    place: z.object({ room: optionalLine(20).default(null), level: z.int().nullable() }),
  })
  .refine(() => true);

test('what is not given has the default of the schema, or is empty as its control holds it', () => {
  expect(formValues(schema, undefined)).toEqual({
    name: '',
    location: '',
    notes: '',
    email: null,
    builtOn: null,
    keeperId: null,
    kind: null,
    status: 'in-service',
    costMinor: null,
    isLent: false,
    fileIds: [],
    days: [30, 7],
    place: { room: '', level: null },
  });
});

test('a record gives its own fields; null is no text, and what the form does not have counts for nothing', () => {
  const record = {
    id: '7',
    version: 3,
    name: 'Pump',
    location: null,
    notes: 'Key in the office',
    email: 'alma@demo.example',
    builtOn: '2024-02-29',
    keeperId: null,
    kind: 'lamp',
    status: 'retired',
    costMinor: 0,
    isLent: true,
    fileIds: ['a'],
    days: [],
    place: { room: null, level: 2, city: 'Denver' },
  };
  const { id: _id, version: _version, ...fields } = record;
  expect(formValues(schema, record)).toEqual({ ...fields, location: '', place: { room: '', level: 2 } });
});
