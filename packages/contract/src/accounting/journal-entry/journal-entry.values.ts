/** An entry stands, or another one took it back. */
export const entryStates = ['posted', 'reversed'] as const;

/** A person wrote it, a recurring entry made it, it comes from a document, or the books posted it themselves at a year's end. */
export const entryOrigins = ['written', 'recurring', 'document', 'closing'] as const;

/** On which day an entry counts, seen from the day that it was posted on. */
export const entryDatings = ['same-day', 'back-dated', 'earlier-month', 'ahead'] as const;
