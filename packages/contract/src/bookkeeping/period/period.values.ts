export const periodStatuses = ['open', 'closed'] as const;

/** Whether another person confirmed a close; `none` where nobody is asked to. */
export const confirmationStates = ['none', 'waiting', 'confirmed'] as const;

/** What is looked at before a month is closed, in the order in which it is told. */
export const closeChecks = [
  'earlier',
  'over',
  'balanced',
  'subledgers',
  'confirmed',
  'drafts',
  'approvals',
  'recurring',
  'undeposited',
  'between-funds',
  'bank-lines',
  'reconciled',
  'recognition',
  'accruals',
  'contributions',
] as const;

/** `attention` is for a person to judge; with what `blocks` a month cannot be closed. */
export const checkStates = ['done', 'attention', 'blocks'] as const;

/** What listings of open items there are, each with a control account of its own. */
export const subledgers = ['receivable', 'owner-credit', 'payable', 'deposit'] as const;

/** By how many days something is overdue, as aging tells it. */
export const agingBuckets = ['current', 'to30', 'to60', 'to90', 'over90'] as const;
