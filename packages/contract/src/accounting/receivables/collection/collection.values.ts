/** Why nobody collects from a unit for a time. */
export const holdReasons = ['bankruptcy', 'dispute', 'protest', 'counsel'] as const;

/** How a payment plan stands: kept, behind what was agreed, broken, all paid, or taken back. */
export const planStates = ['kept', 'behind', 'defaulted', 'done', 'ended'] as const;
