import type { z } from 'zod';

export interface FieldIssue {
  name: string;
  issue: z.core.$ZodIssue;
  value: unknown;
}

export type ParsedValues<O> = { ok: true; values: O } | { ok: false; issues: FieldIssue[] };

/**
 * Reads a form's values with its schema. A control that is empty holds `''` or `null`; where the schema wants the
 * property left out instead, it is left out.
 */
export async function parseValues<O>(given: z.core.$ZodType<O>, values: unknown): Promise<ParsedValues<O>> {
  // The border: every schema of the contract has the methods of zod; asking each caller for all of them costs the compiler dearly.
  const schema = given as z.ZodType<O>;
  const first = await schema.safeParseAsync(values);
  if (first.success) return { ok: true, values: first.data };

  const empty = first.error.issues.filter((issue) => isEmpty(valueAt(values, issue.path)));
  const second =
    empty.length > 0
      ? await schema.safeParseAsync(
          without(
            values,
            empty.map((issue) => issue.path),
          ),
        )
      : first;
  if (second.success) return { ok: true, values: second.data };
  return {
    ok: false,
    issues: second.error.issues.map((issue) => ({
      issue,
      name: issue.path.map(String).join('.'),
      value: valueAt(values, issue.path),
    })),
  };
}

const isEmpty = (value: unknown) => value === '' || value === null;

const isContainer = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (isContainer(at) ? at[key] : undefined), values);
}

function without(values: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  const copy: unknown = structuredClone(values);
  for (const path of paths) {
    const holder = valueAt(copy, path.slice(0, -1));
    const key = path.at(-1);
    if (key !== undefined && isContainer(holder) && !Array.isArray(holder)) delete holder[key];
  }
  return copy;
}
