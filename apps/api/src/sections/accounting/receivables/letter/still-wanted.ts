import type { OwnerLetter } from '@courtyard/contract/accounting/receivables/letter/owner-letter';
import { dayAt } from '@courtyard/contract/days';
import type { Tx } from '../../../../platform/database/database';
import type { EmailCheck } from '../../../../platform/section/define-section';
import { isHeld } from '../collection/collection-hold.sql';
import { type AskedLetter, letterOfMail, withhold } from './owner-letter.sql';

type Reason = NonNullable<OwnerLetter['withheld']>;

async function whyNotInvoice(
  tx: Tx,
  { kind, invoiceId }: AskedLetter,
  today: string,
): Promise<Reason | null> {
  const invoice = await tx
    .selectFrom('invoice')
    .select(['openMinor', 'voidedOn', 'unitLedgerId'])
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  if (!invoice || invoice.voidedOn !== null) return 'ended';
  if (kind !== 'reminder') return null;
  if (invoice.openMinor === 0) return 'settled';
  return (await isHeld(tx, invoice.unitLedgerId, today)) ? 'on-hold' : null;
}

async function whyNotReceipt(tx: Tx, { paymentId }: AskedLetter): Promise<Reason | null> {
  const payment = await tx
    .selectFrom('payment')
    .select('endedAs')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return payment?.endedAs === null ? null : 'ended';
}

/** Of a run that is not for those from whom nobody collects. */
async function whyNotStatement(
  tx: Tx,
  { statementRunId, propertyId }: AskedLetter,
  today: string,
): Promise<Reason | null> {
  const unit = await tx
    .selectFrom('statementRunUnit')
    .innerJoin('statementRun', (join) =>
      join
        .onRef('statementRun.tenantId', '=', 'statementRunUnit.tenantId')
        .onRef('statementRun.id', '=', 'statementRunUnit.runId'),
    )
    .select(['statementRun.includesHeld', 'statementRunUnit.unitLedgerId'])
    .where('statementRunUnit.runId', '=', statementRunId)
    .where('statementRunUnit.propertyId', '=', propertyId)
    .executeTakeFirst();
  if (!unit) return 'ended';
  const { includesHeld, unitLedgerId } = unit;
  if (includesHeld || unitLedgerId === null) return null;
  return (await isHeld(tx, unitLedgerId, today)) ? 'on-hold' : null;
}

const whyNotOf = {
  invoice: whyNotInvoice,
  reminder: whyNotInvoice,
  receipt: whyNotReceipt,
  statement: whyNotStatement,
};

/** Why a letter is not mailed as things stand on a day; null where it is. */
export const whyNot = (tx: Tx, letter: AskedLetter, today: string): Promise<Reason | null> =>
  whyNotOf[letter.kind](tx, letter, today);

export const stillWantedName = 'accounting.owner-letter';

/** Asked at each attempt to deliver: a server that was down may have come back after a hold began. */
export const stillWanted: EmailCheck = async ({ tx, mailId }, { clock }) => {
  const letter = await letterOfMail(tx, mailId).executeTakeFirst();
  if (!letter) return true;
  const { timeZone } = await tx.selectFrom('tenant').select('timeZone').executeTakeFirstOrThrow();
  const reason = await whyNot(tx, letter, dayAt(clock(), timeZone));
  if (reason !== null) await withhold(tx, letter.id, reason);
  return reason === null;
};
