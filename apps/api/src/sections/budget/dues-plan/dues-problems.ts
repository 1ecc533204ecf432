import type { Budget } from '@courtyard/contract/budget/budget/budget';
import type { DuesPlanInput } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { formatMoney } from '@courtyard/contract/formats';
import { maxMinor } from '@courtyard/contract/primitives';
import type { DuesTemplate } from '../../accounting';
import { msg, type Text } from '../../../platform/http/language/sentence';
import { type ReadContext, todayOf } from '../../../platform/section/call-context';
import { type DuesUnit, unitsWithout } from './dues.rules';

/** What the amounts of a plan were worked out from. */
export interface DuesFacts {
  budget: Budget;
  plan: DuesPlanInput;
  units: readonly DuesUnit[];
  templates: readonly DuesTemplate[];
  /** The plan of the fund and year that is in force. */
  confirmed: { number: number; templateId: string | null } | null;
  isBillable: (accountId: string) => boolean;
  incomeMinor: number;
  neededMinor: number;
  toRaiseMinor: number;
  poolsMinor: readonly number[];
  days: readonly string[];
  /** Units that nobody owns on the first billing date. */
  unowned: readonly { name: string }[];
  /** Units whose owners change within the fiscal year. */
  sold: readonly { name: string }[];
  /** Units with dues today that the plan has none for. */
  dropped: readonly { name: string }[];
}

const maxNamed = 5;
const whole = 1_000_000;

function namesOf(units: readonly { name: string }[]): string {
  const named = units.slice(0, maxNamed).map(({ name }) => name);
  return [...named, ...(units.length > maxNamed ? [`+${units.length - maxNamed}`] : [])].join(', ');
}

const given = (isWrong: boolean, text: () => Text): Text[] => (isWrong ? [text()] : []);

/** What is wrong with the dates of a plan. */
function wrongDates({ plan, days, templates, confirmed }: DuesFacts): Text[] {
  const replaced = templates.filter(({ id }) => plan.replacedIds.includes(id));
  const billed = replaced.find(({ lastOn }) => lastOn !== null && lastOn >= plan.startsOn);
  const gone = plan.replacedIds.length > replaced.length;
  return [
    ...given(!days.includes(plan.startsOn), () =>
      days.length === 0
        ? 'The fiscal year has no billing date for this frequency and day. Choose others.'
        : msg`${plan.startsOn} isn’t a billing date of the fiscal year. Choose one of its billing dates.`,
    ),
    ...given(
      billed !== undefined,
      () =>
        msg`${billed?.name ?? ''} already billed ${billed?.lastOn ?? ''}. Start the dues on a later date.`,
    ),
    ...given(
      gone,
      () => 'A recurring invoice these dues replace has ended. Edit the plan and save it again.',
    ),
    ...given(
      confirmed !== null &&
        templates.some(({ id }) => id === confirmed.templateId) &&
        !plan.replacedIds.includes(confirmed.templateId ?? ''),
      () =>
        msg`Version ${confirmed?.number ?? 0} of the dues is in effect. Replace its recurring invoice so units aren’t billed twice.`,
    ),
  ];
}

/** Why a plan can’t be proposed or confirmed. */
export function problemsOf(facts: DuesFacts): Text[] {
  const { budget, plan, units, isBillable, toRaiseMinor, poolsMinor } = facts;
  const codeOf = (accountId: string) => {
    const account = budget.rows.find(({ account: { id } }) => id === accountId)?.account;
    return account ? `${account.code} ${account.name}` : '';
  };
  const unusable = plan.pools.find(({ incomeAccountId }) => !isBillable(incomeAccountId));
  const negative = plan.pools.find((_, place) => (poolsMinor[place] ?? 0) < 0);
  const [noShare, noRatio] = [
    unitsWithout(units, plan.pools, 'share'),
    unitsWithout(units, plan.pools, 'ratio'),
  ];
  return [
    ...given(
      budget.status !== 'adopted',
      () => 'This budget is no longer in effect. Set dues from the budget that replaced it.',
    ),
    ...given(units.length === 0, () => 'No unit pays dues under this plan. Add units or exempt fewer.'),
    ...given(
      unusable !== undefined,
      () =>
        msg`Dues can’t be billed to account ${codeOf(unusable?.incomeAccountId ?? '')}. Choose an income account of this fund.`,
    ),
    ...given(toRaiseMinor <= 0, () =>
      plan.raises === 'income'
        ? 'No income is budgeted on the dues account. Choose another account, or raise what expenses need.'
        : 'Other income covers all budgeted expenses, so there’s nothing to raise.',
    ),
    ...given(
      toRaiseMinor > 0 && negative !== undefined,
      () =>
        msg`Pool “${negative?.name ?? ''}” is negative because the other pools raise more than the total. Move accounts between pools.`,
    ),
    ...given(
      poolsMinor.some((amount) => amount > maxMinor) || toRaiseMinor > maxMinor,
      () => 'These amounts are too large to bill. Check the budget.',
    ),
    ...given(
      noShare.length > 0,
      () => msg`Units without an ownership share: ${namesOf(noShare)}. Enter it, or exempt them.`,
    ),
    ...given(
      noRatio.length > 0,
      () => msg`Units without a billing ratio: ${namesOf(noRatio)}. Enter it, or exempt them.`,
    ),
    ...wrongDates(facts),
  ];
}

/** What a person should know of a plan that can be confirmed all the same. */
export function warningsOf(facts: DuesFacts, context: Pick<ReadContext, 'tenant' | 'platform'>): Text[] {
  const { plan, units, templates, incomeMinor, neededMinor, days, unowned, sold, dropped } = facts;
  const { currency, language } = context.tenant;
  const money = (amount: number) => formatMoney(amount, currency, { language });
  const shares = units.reduce((all, { share }) => all + share, 0);
  const byShare = plan.pools.some(({ shareHundredths }) => shareHundredths > 0);
  const place = days.indexOf(plan.startsOn);
  const goOn = templates.filter(({ id }) => !plan.replacedIds.includes(id));
  return [
    ...given(
      incomeMinor !== neededMinor,
      () =>
        msg`Budgeted assessment income is ${money(incomeMinor)}, but expenses and transfers less other income come to ${money(neededMinor)}.`,
    ),
    ...given(
      byShare && units.length > 0 && shares !== whole,
      () =>
        msg`Ownership of paying units totals ${String(shares / (whole / 100))}%, not 100%. Each unit pays in proportion.`,
    ),
    ...given(
      place > 0,
      () =>
        msg`The dues start at billing date ${place + 1} of ${days.length}, so this fiscal year raises only part of the amount.`,
    ),
    ...given(
      place >= 0 && plan.startsOn < todayOf(context),
      () => 'The first billing date is in the past. Its invoices are created right after confirmation.',
    ),
    ...given(
      unowned.length > 0,
      () =>
        msg`No owner on the first billing date: ${namesOf(unowned)}. These units aren’t billed until an owner is added.`,
    ),
    ...given(
      sold.length > 0,
      () => msg`Sold this fiscal year: ${namesOf(sold)}. Each invoice goes to the owner on its billing date.`,
    ),
    ...given(dropped.length > 0, () => msg`Billed today, but not under this plan: ${namesOf(dropped)}.`),
    ...given(goOn.length > 0, () => msg`Continues alongside the new dues: ${namesOf(goOn)}.`),
  ];
}
