import type { PayoffFigures } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { type Text, say } from '../../../../../platform/http/language/sentence';
import { Problem } from '../../../../../platform/http/problem';
import type { Call } from '../../../../../platform/http/implement';
import { dayWord } from '../../../../../platform/notifications/kind';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { dayInBooks } from '../../../recurring/schedule/make-occurrence';
import { daysAfter } from '../../../recurring/schedule/schedule.rules';
import { planRun } from '../../recurring/invoice/plan-run';
import { billedTemplate } from '../../recurring/invoice/recurring-invoice.sql';

type Telling = ReadContext & Pick<Call, 'tell'>;
type Charge = PayoffFigures['charges'][number];

/** Of the days that a payoff looks ahead, at most one each. */
const mostOccurrences = 100;

/** What a charge is called that is not billed yet. */
export function calledAhead(what: string, issuedOn: string): Text {
  return say`${what}, billed on ${dayWord(issuedOn)}`;
}

const templatesUntil = (tx: Tx, at: string) =>
  tx
    .selectFrom('recurringTemplate')
    .select(['id', 'rule', 'startsOn', 'nextOn', 'leadDays'])
    .where('kind', '=', 'invoice')
    .where('status', '=', 'active')
    .where(sql<boolean>`next_on - lead_days <= ${at}::date`)
    .orderBy('nextOn')
    .orderBy('id')
    .execute();

/** Lines of a unit in a run that is still to come; none where it cannot be billed as things stand, or not to this unit. */
async function linesOf(
  context: Telling,
  { templateId, propertyId, occursOn }: { templateId: string; propertyId: string; occursOn: string },
): Promise<Charge[]> {
  const day = await dayInBooks(context.tx, occursOn);
  try {
    const { input, shares } = await planRun(context, await billedTemplate(context.tx, templateId), day);
    const share = shares.find((each) => each.propertyId === propertyId && each.problem === null);
    const { issuedOn, dueOn } = input;
    return input.lines.flatMap(({ description, chargeType }, place) => {
      const openMinor = share?.linesMinor[place] ?? 0;
      const told = context.tell(calledAhead(description, issuedOn));
      return openMinor > 0 ? [{ description: told, chargeType, issuedOn, dueOn, openMinor }] : [];
    });
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

/** What recurring invoices bill a unit from now on until the end of a day, invoice by invoice. */
export async function billedUntil(context: Telling, propertyId: string, at: string): Promise<Charge[][]> {
  const invoices: Charge[][] = [];
  for (const { id: templateId, nextOn, leadDays, ...schedule } of await templatesUntil(context.tx, at)) {
    const days = nextOn === null ? [] : [nextOn, ...daysAfter(schedule, nextOn, mostOccurrences)];
    for (const occursOn of days.filter((day) => addDays(day, -leadDays) <= at))
      invoices.push(await linesOf(context, { templateId, propertyId, occursOn }));
  }
  return invoices;
}
