/** Whether it is billed to owners, bought from vendors, or both. */
export const serviceItemKinds = ['billed', 'bought', 'both'] as const;

/** Boxes of the IRS's forms 1099-NEC and 1099-MISC that what is paid for it counts in. */
export const taxBoxes = ['none', 'nec-1', 'misc-1', 'misc-2', 'misc-3', 'misc-10'] as const;

export const serviceItemStatuses = ['active', 'archived'] as const;
