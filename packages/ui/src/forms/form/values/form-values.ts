import type { z } from 'zod';

type Held<T> = T extends readonly (infer E)[] ? readonly E[] : T extends object ? Whole<T> : T;

/** All fields of a form; null for none. What else the record has counts for nothing. */
export type Whole<I> = { readonly [K in keyof I]-?: Held<NonNullable<I[K]>> | null };

/** Some fields of a form; the others are the schema's defaults, or empty. */
export type Start<I> = Partial<Whole<I>>;

/** Texts of these formats are typed; for others (ids, days) a control holds null for none. */
const typedFormats = ['email', 'url'];

type Definition = z.core.$ZodTypes['_zod']['def'];

// The border: every schema says by its definition which of all kinds it is.
const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodType & { def: Definition }).def;

const isTyped = (def: z.core.$ZodStringDef) =>
  !('format' in def) || typedFormats.includes(String(def.format));

/**
 * What the controls of a form on the schema hold for a record: its fields by the schema's names, '' for empty text, null for
 * an empty number, day or choice. A field that is not given has the schema's default, or is empty.
 */
export function formValues(schema: z.core.$ZodType, given: unknown): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const values: Readonly<Record<string, unknown>> =
        typeof given === 'object' && given !== null ? { ...given } : {};
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, formValues(field, values[name])]),
      );
    }
    case 'default':
      return formValues(def.innerType, given === undefined ? def.defaultValue : given);
    case 'nullable': {
      // Plain text that may be null takes null for none; `optionalLine` makes it of an empty text itself.
      const isPlain = defOf(def.innerType).type === 'string';
      return isPlain ? (given ?? null) : formValues(def.innerType, given ?? undefined);
    }
    case 'optional':
      return formValues(def.innerType, given);
    case 'pipe':
      return formValues(def.in, given);
    case 'union':
      return given ?? formValues(def.options[0] ?? schema, given);
    case 'string':
      return given ?? (isTyped(def) ? '' : null);
    case 'array':
      return given ?? [];
    case 'boolean':
      return given ?? false;
    default:
      return given ?? null;
  }
}
