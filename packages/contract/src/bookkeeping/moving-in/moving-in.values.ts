/** The files of another system that books are brought from. */
export const movingInKinds = ['journal', 'items', 'balances'] as const;

/** What the columns of these files have. */
export const movingInFields = [
  'entry',
  'date',
  'account',
  'fund',
  'debit',
  'credit',
  'amount',
  'memo',
  'unit',
  'income',
  'issuedOn',
  'dueOn',
] as const;

/** The fields of each file, and which of them it must have. */
export const movingInFieldsOf = {
  journal: {
    all: ['entry', 'date', 'account', 'fund', 'debit', 'credit', 'amount', 'memo'],
    needed: ['date', 'account'],
  },
  items: {
    all: ['unit', 'account', 'fund', 'income', 'issuedOn', 'dueOn', 'amount', 'memo'],
    needed: ['unit', 'account', 'dueOn', 'amount'],
  },
  balances: { all: ['account', 'fund', 'debit', 'credit', 'amount'], needed: ['account'] },
} as const satisfies Record<
  (typeof movingInKinds)[number],
  Record<'all' | 'needed', readonly (typeof movingInFields)[number][]>
>;
