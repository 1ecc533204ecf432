import type { ReportColumn } from '@courtyard/contract/banking/report/report';
import { type CellRow, type CellSpan, exactSum, type Fund } from '../../../../../ledger';
import type { AdoptedBudget } from '../../../../budget';
import { mentionOf } from '../period-columns';
import type { EngineColumn } from '../report-rows.rules';

/** A fiscal year with its periods, of which so many count. */
interface Asked {
  periods: readonly { from: string; to: string }[];
  through: number;
}

type Amounts = Pick<CellRow, 'debitMinor' | 'creditMinor'>;

/** Where the amounts of a cell begin: actuals by span, budgets by span, the budget of the year, and the forecast. */
const placesOf = (spans: number) => ({ budget: spans, year: 2 * spans, forecast: 2 * spans + 1 });

/** Actuals as cells that budgets join: the forecast is what was posted so far and the budget of the periods that remain. */
const withoutBudget = ({ debitMinor, creditMinor }: Amounts, spans: number): Amounts => {
  const nothing = Array.from({ length: spans + 1 }, () => 0);
  return {
    debitMinor: [...debitMinor, ...nothing, debitMinor[0] ?? 0],
    creditMinor: [...creditMinor, ...nothing, creditMinor[0] ?? 0],
  };
};

/** The budget of the periods within a span. */
const budgetIn = (balancesMinor: readonly number[], { periods }: Asked, { from, to }: CellSpan) =>
  exactSum(
    balancesMinor.filter((_, place) => {
      const period = periods[place];
      return period !== undefined && (from === null || period.from >= from) && period.to <= to;
    }),
  );

/** The cells of actuals and budgets together, by account and fund. The first span is the whole of what counts. */
export function withBudgets(
  actuals: readonly CellRow[],
  budgets: readonly AdoptedBudget[],
  spans: readonly CellSpan[],
  asked: Asked,
): CellRow[] {
  const nothing = spans.map(() => 0);
  const budgeted = budgets.flatMap(({ fund, lines }) =>
    lines.map(({ account, balancesMinor }): CellRow => ({
      accountId: account.id,
      code: account.code,
      name: account.name,
      type: account.type,
      fundId: fund.id,
      debitMinor: [
        ...nothing,
        ...spans.map((span) => budgetIn(balancesMinor, asked, span)),
        exactSum(balancesMinor),
        exactSum(balancesMinor.slice(asked.through)),
      ],
      creditMinor: [...nothing, ...nothing, 0, 0],
      lines: [1],
    })),
  );
  const cells = actuals.map((cell) => ({ ...cell, ...withoutBudget(cell, spans.length) }));
  return [...cells, ...budgeted].toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

type Base = Pick<EngineColumn, 'fund' | 'by'> & { from: string; to: string; key: string };

/** Budget, actual and variance of the span at a place. */
function compared({ key, ...base }: Base, place: number, spans: number): EngineColumn[] {
  const { budget } = placesOf(spans);
  const all = { ...base, side: null, isComparison: false, minus: null };
  return [
    { ...all, key: `${key} budget`, kind: 'budget', span: budget + place },
    { ...all, key: `${key} actual`, kind: 'actual', span: place },
    {
      ...all,
      key: `${key} variance`,
      kind: 'variance',
      span: place,
      minus: budget + place,
      isComparison: true,
    },
  ];
}

/** What only the whole has: how much of the budget was used, the budget of the year, and how the year is likely to end. */
function outlook(base: Omit<Base, 'key'>, spans: number): EngineColumn[] {
  const places = placesOf(spans);
  const all = { ...base, side: null, isComparison: false, minus: null };
  return [
    { ...all, key: 'percent', kind: 'percent', span: 0, isComparison: true },
    { ...all, key: 'year-budget', kind: 'year-budget', span: places.year },
    { ...all, key: 'forecast', kind: 'forecast', span: places.forecast, isComparison: true },
  ];
}

interface Layout {
  whole: { from: string; to: string };
  fund: Fund | null;
}

/** All together first, which is read most and fits beside the names; then by fund, where several have figures. */
export function budgetByFund({ whole, fund }: Layout, used: readonly Fund[]): EngineColumn[] {
  const base = { ...whole, fund: fund && mentionOf(fund), by: null };
  const each = used.length > 1 ? used : [];
  return [
    ...compared({ ...base, key: 'total' }, 0, 1),
    ...outlook(base, 1),
    ...each.flatMap((its) =>
      compared({ ...whole, key: its.id, fund: mentionOf(its), by: 'fund' as const }, 0, 1),
    ),
  ];
}

/** All periods together, and each. */
export function budgetByMonth({ whole, fund }: Layout, spans: readonly CellSpan[]): EngineColumn[] {
  const base = { ...whole, fund: fund && mentionOf(fund), by: null };
  const months = spans.slice(1).flatMap(({ from, to }, place) => {
    const its = { ...base, from: from ?? whole.from, to, by: 'month' as const };
    return compared({ ...its, key: its.from }, place + 1, spans.length);
  });
  return [...compared({ ...base, key: 'total' }, 0, spans.length), ...outlook(base, spans.length), ...months];
}

/** Beside the same periods of the year before, and how both differ. */
export function budgetAgainstLastYear({ whole, fund }: Layout, before: CellSpan): EngineColumn[] {
  const base = { ...whole, fund: fund && mentionOf(fund), by: null };
  const all = { ...base, side: null, isComparison: false, minus: null };
  return [
    ...compared({ ...base, key: 'total' }, 0, 2),
    { ...all, ...before, key: 'year-ago', kind: 'year-ago', span: 1 },
    { ...all, key: 'change', kind: 'change', span: 0, minus: 1, isComparison: true },
    ...outlook(base, 2),
  ];
}

/** Actual in hundredths of a percent of a budget, rounded toward zero; null where nothing is budgeted, or more than can be shown. */
export function percentOf(actualMinor: number, budgetMinor: number): number | null {
  if (budgetMinor === 0) return null;
  const hundredths = Number((BigInt(actualMinor) * 10_000n) / BigInt(budgetMinor));
  if (!Number.isSafeInteger(hundredths)) return null;
  return hundredths === 0 ? 0 : hundredths;
}

/** The cells of a row with the percent of its budget in the place of that column. */
export function withPercents(
  cells: readonly (number | null)[],
  columns: readonly Pick<ReportColumn, 'kind' | 'by'>[],
): (number | null)[] {
  const at = (kind: ReportColumn['kind']) =>
    columns.findIndex((column) => column.kind === kind && column.by === null);
  const percent = percentOf(cells[at('actual')] ?? 0, cells[at('budget')] ?? 0);
  return cells.map((cell, place) => (columns[place]?.kind === 'percent' ? percent : cell));
}
