import { sql } from 'kysely';
import type { WriteLetter } from '../../letter/letter-kind';
import { readersOf } from '../../letter/readers.sql';
import { mailToOf } from '../paper/parts/mail-to.sql';
import { statementPaper } from '../paper/statement-paper';
import { unitStatement } from '../statement.service';
import { statementLetterOf } from './statement-letter.texts';

/** The statement of a unit for one of its owners, as of the day on which its run began. */
export const writeStatementLetter: WriteLetter = async (
  context,
  { statementRunId, propertyId, toAddress, recipient },
) => {
  if (statementRunId === null || propertyId === null) return null;
  const { tx, tenant, language, link } = context;
  const { fromOn: from, atOn: at } = await tx
    .selectFrom('statementRun')
    .select(['fromOn', 'atOn'])
    .where('id', '=', statementRunId)
    .executeTakeFirstOrThrow();
  const readers = await readersOf(tx, sql`select ${propertyId}::uuid as property_id, ${at}::date as day`);
  if (!readers.some(({ address }) => address.toLowerCase() === toAddress.toLowerCase())) return null;
  const statement = await unitStatement(context, propertyId, undefined, { from, at });
  const { currency } = tenant;
  const address = await mailToOf(tx, { propertyId, day: at, of: { memberId: null } });
  return {
    letter: statementLetterOf(language, { statement, from, currency, recipient, link }),
    fileName: `statement-${at}`,
    draw: (sheet) => statementPaper(sheet, statement, { from, address }),
  };
};
