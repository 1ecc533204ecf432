import { quantityScale } from './work-order.values';

/** What a line comes to: quantity in thousandths by the price of one, half a minor unit rounded up. */
export const lineAmountMinor = (quantityThousandths: number, unitMinor: number): number =>
  Number(
    (BigInt(quantityThousandths) * BigInt(unitMinor) + BigInt(quantityScale / 2)) / BigInt(quantityScale),
  );

export const totalOfLines = (lines: readonly { amountMinor: number }[]): number =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
