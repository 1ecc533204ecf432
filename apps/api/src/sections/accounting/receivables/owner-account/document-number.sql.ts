import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';
import type { DocumentNumberTable } from '../invoice/invoice.tables';

type Document = DocumentNumberTable['document'];

/** Takes the next numbers of a kind of document, `count` of them; gives the first. Others wait until the commit: no number is left out. */
export async function takeNumbers(
  tx: Tx,
  tenantId: string,
  document: Document,
  count: number,
): Promise<number> {
  const { last } = await tx
    .insertInto('documentNumber')
    .values({ tenantId, document, last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'document'])
        .doUpdateSet({ last: sql<number>`document_number.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - count + 1;
}

/** How many documents of a kind there are: none is ever removed. */
export async function countDocuments(tx: Tx, document: Document): Promise<number> {
  const row = await tx
    .selectFrom('documentNumber')
    .select('last')
    .where('document', '=', document)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** Numbers that are written as the whole of what is looked for, with a sign before them or not. */
export const numbersIn = (needles: readonly string[]): number[] =>
  needles.flatMap((needle) => {
    const [, digits] = /^\s*#?(\d{1,15})\s*$/.exec(needle) ?? [];
    return digits === undefined ? [] : [Number(digits)];
  });
