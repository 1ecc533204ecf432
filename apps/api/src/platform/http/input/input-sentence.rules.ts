import type { z } from 'zod';
import { msg, type Text } from '../language/sentence';
import { exampleOf } from './input-example.rules';

type Issue = z.core.$ZodIssue;

/** As many values as are named; of more it is only said that there are such. */
const maxNamed = 12;

/** Names that were sent, as many and as much of each as somebody reads. */
const shortened = (names: readonly string[]): string => {
  const read = names.slice(0, maxNamed).map((name) => (name.length > 60 ? `${name.slice(0, 60)}…` : name));
  return [...read, ...(names.length > maxNamed ? ['…'] : [])].join('”, “');
};

/** The field as it was sent; of what stands in a list, the list. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.findLast((part) => typeof part === 'string') ?? '';

/**
 * What a person is told of input that a schema refuses without words of its own: which field it is, by the name under which
 * it was sent, and what it takes. `schema` is what refused it as of another type.
 */
export function inputSentence(issue: Issue, schema?: z.core.$ZodType): Text {
  const field = fieldOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return msg`Remove “${shortened(issue.keys)}”: this field isn’t accepted here.`;
  }
  const example =
    issue.code === 'invalid_type' && issue.expected === 'object' && schema ? exampleOf(schema) : null;
  if (field === '' && example !== null) return msg`Send a JSON object like ${example}.`;
  if (field === '') return 'The request doesn’t match what this call accepts. See the API documentation.';
  switch (issue.code) {
    case 'invalid_type':
      if (example !== null && issue.input !== null) return wantedObject(issue, field, example);
      return issue.input === undefined || issue.input === null
        ? msg`“${field}” is missing. Fill it in.`
        : wantedType(field, issue.expected);
    case 'invalid_union': {
      const values = valuesOf(issue);
      return values.length > 0 ? wantedValue(field, values) : unusable(field);
    }
    case 'invalid_value':
      return wantedValue(field, issue.values);
    case 'invalid_format':
      return wantedFormat(field, issue.format);
    case 'too_small':
      return atLeast(field, issue);
    case 'too_big':
      return atMost(field, issue);
    case 'not_multiple_of':
      return msg`“${field}” must be a multiple of ${issue.divisor}.`;
    default:
      return unusable(field);
  }
}

const unusable = (field: string): Text => msg`“${field}” isn’t valid. Check it.`;

function wantedObject({ path, input }: Issue, field: string, example: string): Text {
  if (typeof path.at(-1) === 'number') return msg`“${field}” must be a list of objects like ${example}.`;
  return input === undefined
    ? msg`“${field}” is missing. It must be an object like ${example}.`
    : msg`“${field}” must be an object like ${example}.`;
}

/** The values that a choice is made of: the kinds of objects, or the values themselves; none where it is of something else. */
function valuesOf(issue: z.core.$ZodIssueInvalidUnion): readonly unknown[] {
  if ('options' in issue && issue.options) return issue.options;
  const each = issue.errors.map(([first, other]) =>
    first?.code === 'invalid_value' && first.path.length === 0 && other === undefined ? first.values : [],
  );
  return each.every((values) => values.length > 0) ? each.flat() : [];
}

function wantedType(field: string, expected: string): Text {
  switch (expected) {
    case 'string':
      return msg`“${field}” must be text.`;
    case 'number':
      return msg`“${field}” must be a number.`;
    case 'int':
      return msg`“${field}” must be a whole number.`;
    case 'boolean':
      return msg`“${field}” must be true or false.`;
    case 'array':
    case 'set':
      return msg`“${field}” must be a list.`;
    default:
      return unusable(field);
  }
}

const wantedValue = (field: string, values: readonly unknown[]): Text =>
  values.length > maxNamed
    ? msg`“${field}” isn’t one of the allowed values.`
    : msg`“${field}” must be one of: ${values.map(String).join(', ')}.`;

function wantedFormat(field: string, format: string): Text {
  switch (format) {
    case 'email':
      return msg`“${field}” must be an address like name@example.com.`;
    case 'url':
      return msg`“${field}” must be an address like https://example.com.`;
    case 'uuid':
    case 'guid':
      return msg`“${field}” must be the id of an existing record.`;
    case 'date':
      return msg`“${field}” must be a date, such as 2026-03-31.`;
    case 'datetime':
      return msg`“${field}” must be a date and time, such as 2026-03-31T18:30:00Z.`;
    case 'time':
      return msg`“${field}” must be a time, such as 18:30.`;
    default:
      return msg`“${field}” has the wrong format. Check it.`;
  }
}

function atLeast(field: string, { origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Text {
  const least = String(minimum);
  if (origin === 'string') {
    return Number(minimum) <= 1
      ? msg`“${field}” is empty. Fill it in.`
      : msg`“${field}” must have at least ${least} characters.`;
  }
  if (origin === 'array' || origin === 'set') return msg`“${field}” must have at least ${least} items.`;
  return inclusive === false
    ? msg`“${field}” must be more than ${least}.`
    : msg`“${field}” must be ${least} or more.`;
}

function atMost(field: string, { origin, maximum, inclusive }: z.core.$ZodIssueTooBig): Text {
  const most = String(maximum);
  if (origin === 'string') return msg`“${field}” can have up to ${most} characters.`;
  if (origin === 'array' || origin === 'set') return msg`“${field}” can have up to ${most} items.`;
  return inclusive === false
    ? msg`“${field}” must be less than ${most}.`
    : msg`“${field}” must be ${most} or less.`;
}
