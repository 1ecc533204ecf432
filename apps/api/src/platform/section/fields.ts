import type { z } from 'zod';
import { pick } from '../core/collections/pick';

type Fields<S> = keyof S & string;

// The border: `Object.keys` forgets the names that the schema's type has.
const namesOf = <S extends z.ZodRawShape>(schema: z.ZodObject<S>) => Object.keys(schema.shape) as Fields<S>[];

/**
 * The columns that a record's answer has under their own names, to be selected. `apart`: fields of the answer that are
 * worked out or read from elsewhere.
 */
export function columnsFor<
  const T extends string,
  S extends z.ZodRawShape,
  const A extends Fields<S> = never,
>(table: T, answer: z.ZodObject<S>, apart: readonly A[] = []): `${T}.${Exclude<Fields<S>, A>}`[] {
  const isColumn = (name: Fields<S>): name is Exclude<Fields<S>, A> => !apart.some((other) => other === name);
  return namesOf(answer)
    .filter(isColumn)
    .map((name) => `${table}.${name}` as const);
}

/**
 * What of a record its history tells under the same names: the fields that the record has in common with what people
 * write. Names in place of ids are added by hand.
 */
export function writtenFields<S extends z.ZodRawShape, A extends object>(
  input: z.ZodObject<S>,
  record: A,
): Pick<A, keyof A & Fields<S>> {
  const isShared = (name: PropertyKey): name is keyof A & Fields<S> => name in record;
  return pick(record, namesOf(input).filter(isShared));
}
