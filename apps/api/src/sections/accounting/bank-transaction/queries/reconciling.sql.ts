import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database';

/** An import of a bank file that tells the balance at its end. */
export interface ImportedStatement {
  importId: string;
  fileName: string;
  fromOn: string;
  toOn: string;
  /** As the file tells it, else its closing balance less the lines of its dates. */
  openingMinor: number;
  closingMinor: number;
}

/** Statements of an account with a closing balance that end after a day, the first to reconcile first. */
export const importedStatements = async (
  tx: Tx,
  accountId: string,
  after: string | null,
): Promise<ImportedStatement[]> => {
  let query = tx
    .selectFrom('bankImport')
    .select(['id as importId', 'fileName', 'fromOn', 'untilOn as toOn'])
    .select([
      sql<number>`closing_minor`.as('closingMinor'),
      sql<number>`coalesce(opening_minor, closing_minor - coalesce((select sum(line.amount_minor)::bigint from bank_transaction line
        where line.tenant_id = bank_import.tenant_id and line.account_id = bank_import.account_id and line.state <> 'duplicate'
          and line.booked_on between bank_import.from_on and bank_import.until_on), 0))::bigint`.as(
        'openingMinor',
      ),
    ])
    .where('accountId', '=', accountId)
    .where('closingMinor', 'is not', null)
    .where('takenBackAt', 'is', null);
  if (after !== null) query = query.where('untilOn', '>', after);
  return query.orderBy('untilOn').orderBy('id').limit(24).execute();
};

/**
 * For a statement: whether a line of the journal, named `line`, is matched to lines of the bank of which all were booked until a day.
 */
export const isBookedUntil = (until: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from bank_match_line matched
  where matched.tenant_id = line.tenant_id and matched.entry_id = line.entry_id and matched.line = line.line
    and (select max(booked.booked_on) from bank_transaction booked
      where booked.tenant_id = matched.tenant_id and booked.match_id = matched.match_id) <= ${until})`;
