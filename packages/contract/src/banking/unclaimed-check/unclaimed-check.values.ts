/** Days after which banks no longer have to pay a check (UCC § 4-404: six months). */
export const defaultStaleAfterDays = 180;

/** Checks that are moved at once. */
export const maxMoved = 50;
