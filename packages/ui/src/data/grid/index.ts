export { AmountGrid } from './amount-grid';
export type { AmountGridProps, GridTotal } from './amount-grid';
export { useAmountSheet } from './use-amount-sheet';
export type { AmountSheet, SheetValues } from './use-amount-sheet';
