export { useAgainstBefore } from './against-before';
export type { Period } from './against-before';
export { BarChart } from './bar-chart';
export { DonutChart } from './donut-chart';
export type { DonutChartProps, Slice } from './donut-chart';
export { LineChart } from './line-chart';
export type { SeriesChartProps } from './series-chart';
export type { ChartData, FormatValue, Series } from './series';
