import { billingDays } from '@courtyard/contract/budget/dues-plan/dues-days.rules';
import { wholePool } from '@courtyard/contract/budget/dues-plan/dues-plan.values';
import { dayAt, fiscalYearOf } from '@courtyard/contract/days';
import { accounts, funds } from '../../../ledger';
import { idOf } from '../../../platform/section/demo/dice';
import type { DemoSeed } from '../../../platform/section/demo/demo-community';
import { yearBegins } from '../../bookkeeping';
import { duesTemplates } from '../../accounting';

/** A draft of the dues that follow from the operating budget in force, from the next billing date on. */
export const seedDuesPlan: DemoSeed = async (tx, { id: tenantId, slug, platform, timeZone }) => {
  if (slug !== 'demo') return;
  const today = dayAt(platform.clock(), timeZone);
  const year = fiscalYearOf(today, await yearBegins(tx));
  const fund = (await funds(tx)).find(({ kind }) => kind === 'operating');
  const income = (await accounts(tx)).find(({ code }) => code === '4010');
  if (!fund || !income) return;
  const days = billingDays({ months: 1, billingDay: 1 }, year);
  const startsOn = days.find((day) => day > today) ?? days.at(-1);
  if (startsOn === undefined) return;
  const templates = await duesTemplates(tx, fund.id);
  await tx
    .insertInto('duesPlan')
    .values({
      tenantId,
      id: idOf(`${slug} dues plan ${year.from}`),
      budgetId: idOf(`${slug} budget ${fund.code} ${year.from}`),
      number: 1,
      name: `Dues ${year.from.slice(0, 4)} · ${fund.name}`,
      raises: 'income',
      months: 1,
      billingDay: 1,
      startsOn,
      dueDays: 14,
      pools: JSON.stringify([
        {
          name: 'Dues {month}',
          incomeAccountId: income.id,
          accountIds: [],
          shareHundredths: wholePool,
          ratioHundredths: 0,
          equalHundredths: 0,
        },
      ]),
      exemptIds: [],
      replacedIds: templates.map(({ id }) => id),
    })
    .execute();
};
