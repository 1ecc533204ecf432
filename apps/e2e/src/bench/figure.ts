/** One measured figure. `limit` is what it must stay under (`at-most`) or reach (`at-least`); none is a figure without a promise. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  limit?: { kind: 'at-most' | 'at-least'; value: number };
  /** What else was measured in the same run, or how. */
  note?: string;
}

/** What a share of the values lie below: 0.95 for the 95th percentile. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

export const atMost = (value: number) => ({ kind: 'at-most', value }) as const;
export const atLeast = (value: number) => ({ kind: 'at-least', value }) as const;

export const holds = ({ value, limit }: Figure): boolean =>
  !limit || (limit.kind === 'at-most' ? value <= limit.value : value >= limit.value);

const number = (value: number) =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);

/** The figures as one Markdown table. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const limit = figure.limit ? `${figure.limit.kind === 'at-most' ? '≤' : '≥'} ${figure.limit.value}` : '';
    return `| ${figure.what} | ${number(figure.value)} ${figure.unit} | ${limit} | ${figure.limit ? (holds(figure) ? 'yes' : '**no**') : ''} | ${figure.note ?? ''} |`;
  });
  return ['| what | measured | limit | holds | note |', '| --- | ---: | ---: | --- | --- |', ...rows].join(
    '\n',
  );
}
