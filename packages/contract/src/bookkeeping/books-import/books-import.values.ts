/** The files of another system that books are brought from. */
export const booksImportKinds = ['journal', 'items', 'vendors', 'bills', 'balances'] as const;

/** What the columns of these files have. */
export const booksImportFields = [
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
  'name',
  'number',
  'legalName',
  'accountNumber',
  'email',
  'phone',
  'address',
  'addressMore',
  'city',
  'region',
  'postalCode',
  'terms',
  'tin',
  'reportable',
  'taxBox',
  'expense',
  'notes',
  'vendor',
  'billNumber',
  'billedOn',
] as const;

/** The fields of each file, and which of them it must have. */
export const booksImportFieldsOf = {
  journal: {
    all: ['entry', 'date', 'account', 'fund', 'debit', 'credit', 'amount', 'memo'],
    needed: ['date', 'account'],
  },
  items: {
    all: ['unit', 'account', 'fund', 'income', 'issuedOn', 'dueOn', 'amount', 'memo'],
    needed: ['unit', 'account', 'dueOn', 'amount'],
  },
  vendors: {
    all: [
      'name',
      'number',
      'legalName',
      'accountNumber',
      'email',
      'phone',
      'address',
      'addressMore',
      'city',
      'region',
      'postalCode',
      'terms',
      'tin',
      'reportable',
      'taxBox',
      'expense',
      'notes',
    ],
    needed: ['name'],
  },
  bills: {
    all: ['vendor', 'billNumber', 'billedOn', 'dueOn', 'amount', 'expense', 'fund', 'memo'],
    needed: ['vendor', 'billNumber', 'billedOn', 'amount'],
  },
  balances: { all: ['account', 'fund', 'debit', 'credit', 'amount'], needed: ['account'] },
} as const satisfies Record<
  (typeof booksImportKinds)[number],
  Record<'all' | 'needed', readonly (typeof booksImportFields)[number][]>
>;
