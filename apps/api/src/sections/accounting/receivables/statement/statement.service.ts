import type { UnitStatement } from '@courtyard/contract/accounting/receivables/statement/statement';
import { addMonths } from '@courtyard/contract/days';
import { unitsOn } from '../unit-account/unit-ledger-on.sql';
import { notFound } from '../../../../platform/http/problem';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { plansOf } from '../collection/plan/payment-plan.sql';
import { isProtected, nextOfPlan } from '../collection/plan/plan.rules';
import { laterInstallments } from '../collection/special-assessment/progress.sql';
import { unitName } from '../owner-account/unit-name.sql';
import { type FormerLedger, formerLedger, formerLedgersOf } from './former-ledger.sql';
import { howToPayOf } from './paper/parts/how-to-pay.sql';
import { creditAt, movementsOf, openAt, unitsOwnedBy } from './statement.sql';

/** What reading a statement needs. */
type Reading = Pick<ReadContext, 'tx' | 'tenant' | 'platform'>;

/** For which time: what moved since a day, until the end of another; twelve months until today where it is not said. */
interface Span {
  from?: string;
  at?: string;
}

interface Unit {
  id: string;
  name: string;
}

const sum = (amounts: readonly { openMinor: number }[]): number =>
  amounts.reduce((total, { openMinor }) => total + openMinor, 0);

/** What falls due next, all of that day together: what is overdue comes first. */
function nextOf(open: UnitStatement['open']): UnitStatement['next'] {
  const [first] = open;
  if (!first) return null;
  return { dueOn: first.dueOn, amountMinor: sum(open.filter(({ dueOn }) => dueOn === first.dueOn)) };
}

/** The plan by which a ledger is paid, while it is not broken on a day. */
async function planOf(
  tx: Reading['tx'],
  { propertyId, ledgerId }: { propertyId: string; ledgerId: string | null },
  day: string,
): Promise<UnitStatement['plan']> {
  if (ledgerId === null) return null;
  const plans = await plansOf(tx, propertyId);
  const plan = plans.find((each) => each.ledgerId === ledgerId && isProtected(each, day));
  if (!plan) return null;
  const { totalMinor, paidMinor } = plan;
  return { totalMinor, paidMinor, ...nextOfPlan(plan, day) };
}

/** What those who own a unit today owe, or former owners, and what moved in twelve months. What others owe is not theirs. */
async function statementOf(
  { tx, ...context }: Reading,
  property: Unit,
  { sold, at = todayOf(context), from = addMonths(at, -12) }: Span & { sold?: FormerLedger } = {},
): Promise<UnitStatement> {
  const { id: ledgerId, owners } = sold ??
    (await unitsOn(tx, [property.id], at)).get(property.id) ?? { id: null, owners: null };
  const open = ledgerId === null ? [] : await openAt(tx, ledgerId, at);
  const creditMinor = ledgerId === null ? 0 : await creditAt(tx, ledgerId, at);
  const moved =
    ledgerId === null ? { lines: [], broughtForwardMinor: 0 } : await movementsOf(tx, ledgerId, { from, at });
  return {
    property,
    former: sold ? { ledgerId: sold.id, until: sold.until } : null,
    owners: owners ?? '',
    at,
    balanceMinor: sum(open) - creditMinor,
    overdueMinor: sum(open.filter(({ aging }) => aging !== 'current')),
    creditMinor,
    next: nextOf(open),
    open,
    ...moved,
    plan: await planOf(tx, { propertyId: property.id, ledgerId }, at),
    later: sold ? [] : await laterInstallments(tx, property.id, at),
    howToPay: await howToPayOf(tx),
  };
}

/** Throws a Problem, 404. */
export async function unitStatement(
  context: Reading,
  propertyId: string,
  ledgerId?: string,
  span: Span = {},
): Promise<UnitStatement> {
  const property = await context.tx
    .selectFrom('property')
    .select(['property.id', unitName.as('name')])
    .where('property.id', '=', propertyId)
    .executeTakeFirst();
  if (!property) throw notFound('property');
  if (ledgerId === undefined) return statementOf(context, property, span);
  const sold = await formerLedger(context.tx, { propertyId, ledgerId }, todayOf(context));
  if (!sold) throw notFound('account of former owners');
  return statementOf(context, property, { ...span, sold });
}

/** Of each unit that the caller owns today, and of each that they sold with something open. */
export async function myStatements(context: ReadContext): Promise<UnitStatement[]> {
  const statements: UnitStatement[] = [];
  for (const unit of await unitsOwnedBy(context.tx, context.caller.memberId, todayOf(context)))
    statements.push(await statementOf(context, unit));
  for (const { property, ...sold } of await formerLedgersOf(
    context.tx,
    context.caller.memberId,
    todayOf(context),
  ))
    statements.push(await statementOf(context, property, { sold }));
  return statements;
}
