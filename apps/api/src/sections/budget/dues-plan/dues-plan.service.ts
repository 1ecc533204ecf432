import type { Budget } from '@courtyard/contract/budget/budget/budget';
import { billingDays } from '@courtyard/contract/budget/dues-plan/dues-days.rules';
import type {
  BudgetDues,
  DuesChoices,
  DuesPlan,
  DuesPlanChange,
  DuesPlanInput,
  DuesPreview,
} from '@courtyard/contract/budget/dues-plan/dues-plan';
import { duesPlanInput } from '@courtyard/contract/budget/dues-plan/dues-plan';
import { duesMonths, wholePool } from '@courtyard/contract/budget/dues-plan/dues-plan.values';
import { choicesOfSchedule } from '@courtyard/contract/accounting/recurring/schedule.rules';
import { messagesIn } from '@courtyard/contract/messages';
import { sql } from 'kysely';
import { accounts } from '../../../ledger';
import { duesAccounts, type DuesTemplate, duesTemplates } from '../../accounting';
import { changeOf } from '../../../platform/audit/audit';
import { newId } from '../../../platform/core/ids';
import { conflict, invalid } from '../../../platform/http/problem';
import {
  type CallContext,
  type ReadContext,
  recordChange,
  todayOf,
} from '../../../platform/section/call-context';
import { versionConflict } from '../../../platform/section/conflicts';
import { writtenFields } from '../../../platform/section/fields';
import { yearName } from '../budget/alerts/budget-notifications';
import { duesMessages } from './alerts/dues-notifications';
import { getBudget } from '../budget/budget.service';
import {
  accountsOf,
  type DuesBooks,
  duesBooks,
  figuresOf,
  registeredUnits,
  type TranslatingContext,
} from './dues-figures';
import { confirmedFigures, confirmedPlan, findPlan, openPlan, planRows } from './dues-plan.sql';

/** Throws a Problem: 404, or 409 for a budget that was never adopted. */
export async function adoptedBudget(context: ReadContext, budgetId: string): Promise<Budget> {
  const budget = await getBudget(context, budgetId);
  if (budget.status === 'draft' || budget.status === 'proposed')
    throw conflict('budget-not-adopted', 'Dues are based on an adopted budget. Adopt this budget first.');
  return budget;
}

const named = (rows: readonly { id: string; name: string }[]) => rows.map(({ id, name }) => ({ id, name }));

async function choicesOf({ tx }: ReadContext, budget: Budget, { templates, units, isUsable }: DuesBooks) {
  const years = new Map(accountsOf(budget).map(({ id, yearMinor }) => [id, yearMinor]));
  const chart = await accounts(tx);
  const choices: DuesChoices = {
    accounts: chart.flatMap(({ id, code, name, type }) => {
      const yearMinor = years.get(id) ?? 0;
      const canBill = isUsable(id);
      if (type !== 'income' && type !== 'expense' && type !== 'transfer') return [];
      return yearMinor !== 0 || canBill ? [{ id, code, name, type, yearMinor, canBill }] : [];
    }),
    units: named(units.filter(({ isArchived }) => !isArchived)),
    templates: named(templates),
  };
  return choices;
}

/** What a plan begins with: the whole amount by ownership share, billed as the dues are today. */
function suggestedPlan(
  context: ReadContext,
  budget: Budget,
  { choices, templates }: { choices: DuesChoices; templates: readonly DuesTemplate[] },
): DuesPlanInput {
  const billable = choices.accounts.filter(({ canBill }) => canBill);
  const account = billable.toSorted((one, other) => other.yearMinor - one.yearMinor)[0];
  const today = templates.map(({ rule }) => choicesOfSchedule(rule)).find((rule) => rule?.on !== 'weekday');
  const every = today ? today.interval * (today.every === 'year' ? 12 : 1) : 1;
  const months = duesMonths.find((count) => count === every) ?? 1;
  const billingDay = today ? (today.on === 'last' ? 0 : today.date) : 1;
  const days = billingDays({ months, billingDay }, { from: budget.yearFrom, to: budget.yearTo });
  const billedUntil =
    templates
      .flatMap(({ lastOn }) => (lastOn === null ? [] : [lastOn]))
      .toSorted()
      .at(-1) ?? '';
  const isOpen = (day: string) => day > billedUntil && day >= todayOf(context);
  const t = messagesIn(duesMessages, context.tenant.language);
  return {
    name: t('plan', { year: yearName(budget), fund: budget.fund.name }),
    raises: (account?.yearMinor ?? 0) > 0 ? 'income' : 'needed',
    months,
    billingDay,
    startsOn: days.find(isOpen) ?? days[0] ?? budget.yearFrom,
    dueDays: 15,
    pools: [
      {
        name: t('dues'),
        incomeAccountId: account?.id ?? '',
        accountIds: [],
        shareHundredths: wholePool,
        ratioHundredths: 0,
        equalHundredths: 0,
      },
    ],
    exemptIds: [],
    replacedIds: templates.map(({ id }) => id),
  };
}

/** The dues of a plan: worked out now for a draft, as they were proposed from then on. */
export async function previewOf(
  context: TranslatingContext,
  budget: Budget,
  plan: DuesPlan,
  books?: DuesBooks,
): Promise<DuesPreview> {
  const told = (figures: Awaited<ReturnType<typeof figuresOf>>): DuesPreview => ({
    ...figures,
    problems: figures.problems.map((text) => context.translate(text)),
    warnings: figures.warnings.map((text) => context.translate(text)),
  });
  if (plan.status !== 'draft' && plan.status !== 'proposed')
    return told(await confirmedFigures(context, budget, plan));
  const confirmed = await confirmedPlan(context.tx, budget);
  const figures = await figuresOf(context, { budget, plan, confirmed, books });
  if (plan.status === 'draft') return told(figures);
  const { digest } = await findPlan(context.tx, plan.id);
  return told({
    ...figures,
    problems:
      digest === figures.digest
        ? figures.problems
        : [
            'Units, ownership, recurring invoices or amounts changed since this was proposed. Withdraw it, review the new amounts and propose it again.',
            ...figures.problems,
          ],
  });
}

/** The dues plan of a budget with its amounts, and what it begins with. Throws a Problem: 404, 409. */
export async function getDues(context: TranslatingContext, budgetId: string): Promise<BudgetDues> {
  const { tx } = context;
  const budget = await adoptedBudget(context, budgetId);
  const { id, fund, yearFrom, yearTo, scenario, number } = budget;
  const books = await duesBooks(tx, fund.id);
  const choices = await choicesOf(context, budget, books);
  const plans = await planRows(tx, budgetId);
  const open = plans.find(({ status }) => status === 'draft' || status === 'proposed');
  const confirmed = plans.find(({ status }) => status === 'confirmed');
  const plan = open ?? confirmed ?? null;
  return {
    budget: { id, fund, yearFrom, yearTo, scenario, number },
    plan,
    inForce:
      open && confirmed ? { id: confirmed.id, number: confirmed.number, version: confirmed.version } : null,
    suggested: suggestedPlan(context, budget, { choices, templates: books.templates }),
    choices,
    preview: plan && (await previewOf(context, budget, plan, books)),
  };
}

/** What the history tells of a plan. */
export const auditValues = (plan: DuesPlanInput) => {
  const { pools, exemptIds, replacedIds: _replaced, ...facts } = writtenFields(duesPlanInput, plan);
  return { ...facts, pools: pools.map(({ name }) => name), exemptIds: exemptIds.length };
};

/** Checks what is written against the budget, the units and the recurring invoices. Throws a Problem, 422. */
async function requireKnown(
  context: CallContext,
  budget: Budget,
  { pools, exemptIds, replacedIds }: DuesPlanInput,
) {
  const { tx } = context;
  const budgeted = new Map(accountsOf(budget).map((account) => [account.id, account]));
  const { fault } = await duesAccounts(tx, budget.fund.id);
  for (const [place, { incomeAccountId, accountIds }] of pools.entries()) {
    const wrong = fault(incomeAccountId);
    if (wrong !== undefined) throw invalid({ [`pools.${place}.incomeAccountId`]: wrong });
    if (accountIds.some((id) => (budgeted.get(id)?.type ?? 'income') === 'income'))
      throw invalid({
        [`pools.${place}.accountIds`]:
          'Pools cover budgeted expenses and transfers. Choose accounts from this budget.',
      });
  }
  const units = new Set((await registeredUnits(tx)).map(({ id }) => id));
  if (exemptIds.some((id) => !units.has(id)))
    throw invalid({ exemptIds: 'One of these units no longer exists. Reload the page.' });
  const templates = new Set((await duesTemplates(tx, budget.fund.id)).map(({ id }) => id));
  if (replacedIds.some((id) => !templates.has(id)))
    throw invalid({
      replacedIds: 'One of these recurring invoices is no longer active. Reload the page.',
    });
}

const columnsOf = ({ version: _version, pools, ...plan }: DuesPlanChange) => ({
  ...plan,
  pools: JSON.stringify(pools),
});

/** Saves the draft of a budget's dues, or begins one. Throws a Problem: 404, 409, 422. */
export async function saveDues(
  context: CallContext & Pick<TranslatingContext, 'translate'>,
  budgetId: string,
  change: DuesPlanChange,
): Promise<BudgetDues> {
  const { tx, tenant, platform } = context;
  // Two who begin a plan at once wait for each other.
  await tx.selectFrom('budget').select('id').where('id', '=', budgetId).forUpdate().execute();
  const budget = await adoptedBudget(context, budgetId);
  if (budget.status !== 'adopted')
    throw conflict(
      'budget-superseded',
      'This budget is no longer in effect. Set dues from the budget that replaced it.',
    );
  await requireKnown(context, budget, change);
  const before = await openPlan(tx, budgetId);
  if ((before?.version ?? null) !== change.version) throw versionConflict('dues plan');
  if (before?.status === 'proposed')
    throw conflict(
      'dues-proposed',
      'These dues are pending confirmation. Withdraw the proposal to edit them.',
    );
  const id = before?.id ?? newId();
  if (before)
    await tx
      .updateTable('duesPlan')
      .set({ ...columnsOf(change), version: before.version + 1, updatedAt: platform.clock() })
      .where('id', '=', id)
      .execute();
  else
    await tx
      .insertInto('duesPlan')
      .values({
        tenantId: tenant.id,
        id,
        budgetId,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from dues_plan where budget_id = ${budgetId})`,
        ...columnsOf(change),
      })
      .execute();
  await recordChange(
    context,
    changeOf(
      before ? 'dues-plan.update' : 'dues-plan.create',
      { 'dues-plan': budgetId },
      before ? auditValues(before) : {},
      auditValues(change),
    ),
  );
  return getDues(context, budgetId);
}
