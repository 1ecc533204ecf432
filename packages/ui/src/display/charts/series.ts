/** One line of bars or points: a value per category, null where there is none. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartData {
  /** What is along the axis: months, names. */
  categories: readonly string[];
  series: readonly Series[];
}

/** Writes a value for people, with its unit: `$1,250`, `12 requests`. */
export type FormatValue = (value: number) => string;

/** The theme's chart colours in the order of the series; more than six would not be told apart. */
export const seriesColors = ['chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5', 'chart.6'] as const;

export const colorOf = (index: number) => seriesColors[index % seriesColors.length] ?? 'chart.1';

/** Of whole values, 1: nothing lies between two bookings, nor between two cents. */
export const leastStepOf = (series: readonly Series[]): number =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value))) ? 1 : 0;

export const extentOf = (series: readonly Series[]): [number, number] => {
  const values = series.flatMap((one) => one.values.filter((value): value is number => value !== null));
  return [Math.min(0, ...values), Math.max(0, ...values)];
};
