import type { Invoice } from '@courtyard/contract/accounting/receivables/invoice/invoice';
import { sql } from 'kysely';
import { type Actor, openSince, post } from '../../../../ledger';
import { lockUnits } from '../unit-account/unit-ledger-on.sql';
import { changeOf } from '../../../../platform/audit/audit';
import type { Call } from '../../../../platform/http/implement';
import { conflict, invalid, notFound } from '../../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../../platform/section/call-context';
import { entriesOf, mentionOf } from '../owner-account/document-entries.sql';
import { changeOpen, changesOf } from '../owner-account/invoice-open.sql';
import { sentenceTeller } from '../payment/policy/policy.rules';
import { policiesOf } from '../payment/policy/policy.sql';
import { invoiceQuery, summaryOf } from './list/invoice.sql';
import {
  adjustmentsOf,
  applicationsTo,
  bookingOf,
  creditsAppliedBy,
  invoiceLines,
  templateOf,
} from './invoice-parts.sql';

type TellingContext = Pick<ReadContext, 'tx' | 'tenant' | 'platform'> & Pick<Call, 'translate'>;
/** Who takes an invoice back: a person or the clock. */
type ActingContext = Omit<CallContext, 'caller'> & Pick<Call, 'translate'> & { actor: Actor };

/** Throws a Problem, 404. */
export async function getInvoice(context: TellingContext, invoiceId: string): Promise<Invoice> {
  const { tx, tenant } = context;
  const row = await invoiceQuery(tx)
    .select(['invoice.voidedOn', 'invoice.voidedBy', 'invoice.voidReason', 'invoice.createdAt'])
    .select(templateOf.as('template'))
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst();
  if (!row) throw notFound('invoice');
  const { voidedOn, voidedBy, voidReason, createdAt, template, ...summary } = row;
  const entries = await entriesOf(tx, 'invoice', invoiceId);
  const [charge] = entries;
  const told = sentenceTeller(await policiesOf(tx, tenant.id), context.translate);
  return {
    ...summaryOf(summary, todayOf(context)),
    lines: await invoiceLines(tx, invoiceId),
    applications: (await applicationsTo(tx, invoiceId)).map(({ sentence, ...applied }) => ({
      ...applied,
      sentence: sentence === null ? null : told(sentence),
    })),
    adjustments: await adjustmentsOf(tx, invoiceId),
    template,
    entries: entries.map(mentionOf),
    postedAt: charge?.postedAt ?? createdAt,
    postedBy: charge?.postedBy ?? '',
    voided: voidedOn === null ? null : { on: voidedOn, reason: voidReason ?? '', by: voidedBy ?? '' },
    booking: await bookingOf(tx, invoiceId, context.platform.clock()),
  };
}

const paid = () =>
  conflict(
    'invoice-paid',
    'This invoice has payments or credits applied. Void those first, then the invoice.',
  );

/** Throws a Problem where an invoice cannot be taken back on that day. */
function requireVoidable({ status, issuedOn }: Invoice, on: string, today: string): void {
  if (status === 'void') throw conflict('invoice-void', 'This invoice is already void.');
  if (on < issuedOn) throw invalid({ on: 'Choose the invoice date or later.' });
  if (on > today && on > issuedOn) throw invalid({ on: 'This date is in the future.' });
}

/**
 * Throws a Problem, 422, where something was applied to an invoice on the day or later that was taken back since: both would settle it
 * on the days between. Credit that is given back with it does not count.
 */
async function requireWholeSince(
  { tx }: Pick<ActingContext, 'tx'>,
  invoiceId: string,
  { on, without }: { on: string; without: readonly string[] },
): Promise<void> {
  const items = await tx
    .selectFrom('openItem')
    .innerJoin('invoiceLine as line', 'line.itemId', 'openItem.id')
    .select(['openItem.id', 'openItem.original'])
    .where('line.invoiceId', '=', invoiceId)
    .execute();
  const ids = items.map(({ id }) => id);
  const since = await openSince(tx, ids, on, without);
  if (items.some(({ id, original }) => since.get(id) !== original))
    throw invalid({
      on: 'On that date the invoice still had a payment or credit applied. Choose a later date.',
    });
}

/** Takes an invoice back by a reversal, and with it the credit that was used for it by itself. Its number stays its own. */
export async function takeInvoiceBack(
  context: ActingContext,
  invoiceId: string,
  { on, reason }: { on: string; reason: string },
): Promise<Invoice> {
  const { tx, actor } = context;
  const seen = await getInvoice(context, invoiceId);
  await lockUnits(tx, [seen.property.id]);
  const before = await getInvoice(context, invoiceId);
  requireVoidable(before, on, todayOf(context));
  const credits = await creditsAppliedBy(tx, invoiceId);
  await changeOpen(tx, changesOf(credits));
  const { openMinor, totalMinor } = await tx
    .selectFrom('invoice')
    .select(['openMinor', 'totalMinor'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (openMinor < totalMinor || before.adjustments.some(({ isVoid }) => !isVoid)) throw paid();
  await requireWholeSince(context, invoiceId, { on, without: credits.map(({ entryId }) => entryId) });
  await tx
    .updateTable('invoice')
    .set({ openMinor: sql`0`, voidedOn: on, voidedBy: actor.name, voidReason: reason })
    .where('id', '=', invoiceId)
    .execute();
  await recordChange(
    context,
    changeOf(
      'invoice.void',
      { invoice: invoiceId },
      { status: before.status },
      { status: 'void', on, reason },
    ),
  );
  const [charge] = before.entries;
  const source = { kind: 'invoice', id: invoiceId };
  const reversed = [...new Map(credits.map(({ entryId, date }) => [entryId, date]))].toReversed();
  await post(
    tx,
    [...reversed, ...(charge ? [[charge.id, charge.date] as const] : [])].map(([reverses, date]) => ({
      key: `void:${reverses}`,
      date: date > on ? date : on,
      reverses,
      source,
      memo: reason,
    })),
    actor,
  );
  return getInvoice(context, invoiceId);
}

/** Takes an invoice back in a person's name. */
export const voidInvoice = (
  context: CallContext & Pick<Call, 'translate'>,
  invoiceId: string,
  voiding: { on: string; reason: string },
): Promise<Invoice> => {
  const { memberId: id, displayName: name } = context.caller;
  return takeInvoiceBack({ ...context, actor: { id, name } }, invoiceId, voiding);
};
