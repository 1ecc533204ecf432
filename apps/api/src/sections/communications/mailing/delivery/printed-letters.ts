import type { RichText } from '@courtyard/contract/fields/rich-text';
import { plainEmailOf } from '@courtyard/contract/fields/rich-text.rules';
import { formatLongDay } from '@courtyard/contract/formats';
import { lettersPdf, type PaperLetter } from '../../../../platform/mail/paper/letters-pdf';
import { conflict } from '../../../../platform/http/problem';
import { filledIn } from '../../../../platform/mail/dispatch/content/merge.rules';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { postalAddressOf } from '../sending/mailing-email';
import { readersOf, withheldFrom } from '../sending/mailing-readers';

interface Written {
  subject: string;
  body: RichText;
  category: string;
  audienceId: string;
  dispatchId: string | null;
}

interface Reader {
  name: string;
  values: Readonly<Record<string, string>>;
}

/** Those whose letter did not come by e-mail, or of a draft those without an address, or without the consent that it needs. */
async function unreachedBy(
  context: ReadContext,
  { category, audienceId, dispatchId }: Written,
): Promise<Reader[]> {
  const { tx } = context;
  if (dispatchId === null) {
    const readers = await readersOf(context, await storedAudience(tx, audienceId));
    return readers.filter(
      (reader) => reader.email === null || withheldFrom(reader, { category }) === 'no-consent',
    );
  }
  const rows = await tx
    .selectFrom('dispatchRecipient')
    .select(['name', 'fields as values'])
    .where('dispatchId', '=', dispatchId)
    .where((row) =>
      row.or([
        row('state', 'in', ['refused', 'bounced']),
        row.and([
          row('state', '=', 'skipped'),
          row('reason', 'in', ['no-address', 'no-mailbox', 'no-consent']),
        ]),
      ]),
    )
    .orderBy('nameSort')
    .orderBy('id')
    .execute();
  return rows;
}

/** More would be a print shop's work, and a minute of this server's. */
const maxLetters = 2000;

/**
 * The letters to those who cannot be reached by e-mail, as one PDF. Somebody without a postal address has a letter with their
 * name alone, so that it is seen. Throws where there is nobody, or too many. Gives what draws it, after the transaction.
 */
export async function printedLetters(context: ReadContext, mailing: Written): Promise<() => Promise<Buffer>> {
  const { tx, tenant } = context;
  const readers = await unreachedBy(context, mailing);
  if (readers.length === 0)
    throw conflict('nobody-to-print-for', 'Everyone can be emailed: there are no letters to print.');
  if (readers.length > maxLetters)
    throw conflict('too-many-letters', 'There are more than 2,000 letters. Send to fewer people at a time.');
  const from = [tenant.name, ...((await postalAddressOf(tx)) ?? '').split('\n')].filter(Boolean);
  const date = formatLongDay(todayOf(context), { language: tenant.language, dateFormat: '' });
  const plain = plainEmailOf(mailing.body, context.platform.tenants.addressOf(tenant));
  const letters = readers.map(({ name, values }): PaperLetter => ({
    from,
    to: [name, ...(values.address ?? '').split('\n')].filter(Boolean),
    date,
    subject: filledIn(mailing.subject, values),
    body: filledIn(plain, values).split('\n\n'),
  }));
  return () => lettersPdf(letters, mailing.subject);
}
