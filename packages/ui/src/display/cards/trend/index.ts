export { Sparkline } from './sparkline';
export type { SparklineProps } from './sparkline';
export { useChangeText } from './use-change-text';
