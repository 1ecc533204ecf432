/** The permission that a page needs, or several of which any one does. */
export type Needed = string | readonly string[] | undefined;

/** Whether who holds these permissions may open what needs that; what needs none opens. */
export const canOpen = (held: ReadonlySet<string>, needed: Needed): boolean =>
  needed === undefined || [needed].flat().some((permission) => held.has(permission));
