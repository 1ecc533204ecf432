/** Whether installments are still to be billed, all were, or it was ended before. */
export const specialAssessmentStatuses = ['active', 'billed', 'ended'] as const;

/** How installments follow one another. */
export const installmentIntervals = ['month', 'two-months', 'quarter', 'half-year', 'year'] as const;

/** Why what is left of a unit's installments is billed at once: it did not pay, or it pays all of it early. */
export const restReasons = ['acceleration', 'payoff'] as const;
