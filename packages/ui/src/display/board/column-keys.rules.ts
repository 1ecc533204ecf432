interface Place {
  id: string;
  left: number;
  top: number;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The column to which a key leads.
 *
 * @param columns those that take the card, with the one that it is over, in their order on the screen
 * @param over id of the column that the card is over
 */
export function columnOfKey<P extends Place>(
  key: string,
  columns: readonly P[],
  over: string,
): P | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const inOrder = columns.toSorted((one, other) => one.left - other.left);
  const at = inOrder.findIndex(({ id }) => id === over);
  return inOrder[Math.max(0, Math.min(inOrder.length - 1, at + step))];
}
