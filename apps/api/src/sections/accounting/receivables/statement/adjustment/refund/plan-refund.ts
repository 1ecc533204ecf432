import { cutTo } from '@courtyard/contract/primitives';
import type { RefundInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { type NewEntry, openSince, requireOpenDay } from '../../../../../../ledger';
import { lockUnits, unitsOn } from '../../../unit-account/unit-ledger-on.sql';
import type { Tx } from '../../../../../../platform/database/database';
import { msg, type Text } from '../../../../../../platform/http/language/sentence';
import { invalid } from '../../../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../../../platform/section/call-context';
import { type OpenCredit, openCredits } from '../../../owner-account/open-charges.sql';
import { type OwnerChart, ownerChart } from '../../../owner-account/owner-chart';
import { formerLedger } from '../../former-ledger.sql';
import { unitName } from '../../../owner-account/unit-name.sql';

export interface PlannedRefund {
  chart: OwnerChart;
  property: { id: string; name: string };
  ledgerId: string;
  /** What is given back of which credit, the oldest first. */
  parts: { credit: OpenCredit; amountMinor: number }[];
}

type Asked = Omit<RefundInput, 'reason'>;

function bankFault(chart: OwnerChart, accountId: string): Text | undefined {
  const account = chart.account(accountId);
  if (!account) return 'There is no such account.';
  if (account.archivedAt !== null) return 'This account is archived.';
  const name = `${account.code} ${account.name}`;
  return account.purpose === 'bank' ? undefined : msg`${name} isn’t a bank account. Choose a bank account.`;
}

/** Whose credit is given back: of those who own the unit on the day, or of the former owners that are named. Throws a Problem, 422. */
export async function refundedLedger(
  context: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  { propertyId, ledgerId, adjustedOn }: Pick<Asked, 'propertyId' | 'ledgerId' | 'adjustedOn'>,
): Promise<string | null> {
  if (ledgerId === null)
    return (await unitsOn(context.tx, [propertyId], adjustedOn)).get(propertyId)?.id ?? null;
  const former = await formerLedger(context.tx, { propertyId, ledgerId }, todayOf(context));
  if (!former) throw invalid({ ledgerId: 'These aren’t former owners of this unit.' });
  return former.id;
}

/** What of credits stood on a day and was not used since, of each: what was used then and came back later did not stand there. */
async function standingOn(tx: Tx, credits: readonly OpenCredit[], day: string): Promise<OpenCredit[]> {
  const since = await openSince(
    tx,
    credits.map(({ id }) => id),
    day,
  );
  return credits.map((credit) => ({ ...credit, leftMinor: since.get(credit.id) ?? 0 }));
}

/** Parts of credits that make an amount, the oldest first; null where they are less. */
export function partsOf(credits: readonly OpenCredit[], amountMinor: number): PlannedRefund['parts'] | null {
  let left = amountMinor;
  const parts = credits.map((credit) => {
    const part = Math.min(left, credit.leftMinor);
    left -= part;
    return { credit, amountMinor: part };
  });
  return left > 0 ? null : parts.filter((part) => part.amountMinor > 0);
}

/** What a refund does; to do it or to ask for it, the unit is locked first. Throws a Problem: 422 by field, 409 for a day of a closed month. */
export async function planRefund(
  context: ReadContext,
  { propertyId, ledgerId: ofFormer, adjustedOn, amountMinor, bankAccountId }: Asked,
  { locks }: { locks: boolean },
): Promise<PlannedRefund> {
  const { tx } = context;
  if (locks) await lockUnits(tx, [propertyId]);
  const property = await tx
    .selectFrom('property')
    .select(['property.id', unitName.as('name')])
    .where('property.id', '=', propertyId)
    .executeTakeFirst();
  if (!property) throw invalid({ propertyId: 'Unit not found.' });
  const chart = await ownerChart(tx);
  const fault = bankFault(chart, bankAccountId);
  if (fault !== undefined) throw invalid({ bankAccountId: fault });
  if (adjustedOn > todayOf(context)) throw invalid({ adjustedOn: 'This date is in the future.' });
  await requireOpenDay(tx, adjustedOn);
  const ledgerId = await refundedLedger(context, { propertyId, ledgerId: ofFormer, adjustedOn });
  const credits = ledgerId === null ? [] : ((await openCredits(tx, [ledgerId])).get(ledgerId) ?? []);
  const parts = partsOf(await standingOn(tx, credits, adjustedOn), amountMinor);
  if (parts === null || ledgerId === null)
    throw invalid({ amountMinor: 'This is more than the unit’s credit on that date.' });
  return { chart, property, ledgerId, parts };
}

/** What is posted: what stands to the owner’s credit against the bank, with due-to and due-from where it is of other funds. */
export function refundEntry(
  { chart, parts }: Pick<PlannedRefund, 'chart' | 'parts'>,
  { adjustedOn, amountMinor, bankAccountId }: Asked,
  { id, memo, approvedBy }: { id: string; memo: string; approvedBy?: NewEntry['approvedBy'] },
): NewEntry {
  return {
    key: `adjustment:${id}`,
    date: adjustedOn,
    kind: 'refund',
    source: { kind: 'adjustment', id },
    memo: cutTo(memo, 200),
    ...(approvedBy && { approvedBy }),
    betweenFunds: true,
    lines: [
      ...parts.map(({ credit: { id: itemId, accountId, fundId }, amountMinor: ofPart }) => ({
        accountId,
        fundId,
        amountMinor: ofPart,
        itemId,
      })),
      {
        accountId: bankAccountId,
        fundId: chart.account(bankAccountId)?.fundId ?? chart.operatingFund(),
        amountMinor: -amountMinor,
      },
    ],
  };
}
