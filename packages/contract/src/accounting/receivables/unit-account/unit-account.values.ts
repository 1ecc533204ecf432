import { holdReasons } from '../collection/collection.values';

/** How a unit's account stands: more is owed than is to its credit, less, or as much. */
export const unitStandings = ['owes', 'credit', 'even'] as const;

/** Why nobody collects from an account: a hold by its reason, or a payment plan that is kept. */
export const unitHolds = [...holdReasons, 'plan'] as const;
