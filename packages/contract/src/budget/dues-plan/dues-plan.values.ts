export const duesPlanStatuses = ['draft', 'proposed', 'confirmed', 'superseded', 'undone'] as const;

/** What a plan raises: the assessment income that the budget has, or what its expenses and transfers need beside other income. */
export const duesRaises = ['income', 'needed'] as const;

/** Months from one invoice of dues to the next. */
export const duesMonths = [1, 3, 6, 12] as const;

/** What a pool is apportioned by. */
export const duesBases = ['share', 'ratio', 'equal'] as const;

/** The field of a pool that has the percentage of a basis. */
export const percentOf = {
  share: 'shareHundredths',
  ratio: 'ratioHundredths',
  equal: 'equalHundredths',
} as const satisfies Record<(typeof duesBases)[number], string>;

/** All of a pool, in hundredths of a percent. */
export const wholePool = 10_000;

export const maxPools = 12;
