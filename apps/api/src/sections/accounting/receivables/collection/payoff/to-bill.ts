import type { PayoffFigures } from '@courtyard/contract/accounting/receivables/collection/payoff/payoff';
import { addDays } from '@courtyard/contract/days';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/database';
import { type Text, msg } from '../../../../../platform/http/language/sentence';
import { Problem, reasonOf } from '../../../../../platform/http/problem';
import type { Call } from '../../../../../platform/http/implement';
import { dayWord } from '../../../../../platform/notifications/kind';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { dayInBooks } from '../../../recurring/schedule/make-occurrence';
import { daysAfter } from '../../../recurring/schedule/schedule.rules';
import { billedUnits, planRun } from '../../recurring/invoice/plan-run';
import { billedTemplate } from '../../recurring/invoice/recurring-invoice.sql';

type TranslatingContext = ReadContext & Pick<Call, 'translate'>;
type Charge = PayoffFigures['charges'][number];
type Unbilled = PayoffFigures['unbilled'][number];

/** Of the days that a payoff looks ahead, at most one each. */
const maxOccurrences = 100;

/** What a charge is called that is not billed yet. */
export function calledAhead(what: string, issuedOn: string): Text {
  return msg`${what}, billed on ${dayWord(issuedOn)}`;
}

const templatesUntil = (tx: Tx, at: string) =>
  tx
    .selectFrom('recurringTemplate')
    .select(['id', 'name', 'rule', 'startsOn', 'nextOn', 'leadDays'])
    .where('kind', '=', 'invoice')
    .where('status', '=', 'active')
    .where(sql<boolean>`next_on - lead_days <= ${at}::date`)
    .orderBy('nextOn')
    .orderBy('id')
    .execute();

interface ToBill {
  templateId: string;
  name: string;
  propertyId: string;
  occursOn: string;
}

/** What a run that is still to come bills a unit, nothing where it is none of its units; or why it cannot be billed as things stand. */
async function linesOf(
  context: TranslatingContext,
  { templateId, name: title, propertyId, occursOn }: ToBill,
): Promise<{ lines: Charge[] } | { unbilled: Unbilled }> {
  const day = await dayInBooks(context.tx, occursOn);
  const template = await billedTemplate(context.tx, templateId);
  try {
    const { input, shares } = await planRun(context, template, day);
    const share = shares.find((each) => each.propertyId === propertyId);
    const { issuedOn, dueOn } = input;
    if (share && share.problem !== null)
      return { unbilled: { title, issuedOn, reason: context.translate(share.problem) } };
    const lines = input.lines.flatMap(({ description, chargeType }, place) => {
      const openMinor = share?.linesMinor[place] ?? 0;
      const told = context.translate(calledAhead(description, issuedOn));
      return openMinor > 0 ? [{ description: told, chargeType, issuedOn, dueOn, openMinor }] : [];
    });
    return { lines };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const isMeant = (await billedUnits(context.tx, template)).includes(propertyId);
    const reason = context.translate(reasonOf(error));
    return isMeant ? { unbilled: { title, issuedOn: day.datedOn, reason } } : { lines: [] };
  }
}

/** What recurring invoices bill a unit from now on until the end of a day, invoice by invoice, and what they cannot. */
export async function billedUntil(
  context: TranslatingContext,
  propertyId: string,
  at: string,
): Promise<{ invoices: Charge[][]; unbilled: Unbilled[] }> {
  const invoices: Charge[][] = [];
  const unbilled: Unbilled[] = [];
  for (const { id: templateId, name, nextOn, leadDays, ...schedule } of await templatesUntil(
    context.tx,
    at,
  )) {
    const days = nextOn === null ? [] : [nextOn, ...daysAfter(schedule, nextOn, maxOccurrences)];
    for (const occursOn of days.filter((day) => addDays(day, -leadDays) <= at)) {
      const found = await linesOf(context, { templateId, name, propertyId, occursOn });
      if ('unbilled' in found) unbilled.push(found.unbilled);
      else invoices.push(found.lines);
    }
  }
  return { invoices, unbilled };
}
