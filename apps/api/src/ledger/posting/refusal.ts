import { codeOf, messageOf } from '../../platform/core/error-code';
import type { Text } from '../../platform/http/language/sentence';
import { Problem } from '../../platform/http/problem';

/** As functions of the schema `ledger` raise it, with the reason in `constraint`. */
const refused = 'LEDGR';

/** What another state of the books would allow. */
const conflicts: Readonly<Record<string, Text>> = {
  closed: 'This month is closed. Use a day of an open month, or have it reopened.',
  open: 'This month is open. Close it first.',
  order: 'Months are closed in their order, and reopened from the last one back.',
  'year-closed': 'This year, or a later one, is closed already.',
  reversed: 'This entry was reversed already.',
  arriving: 'The books are being imported. Try again when that is done.',
  'not-zero': 'It is not at zero yet, so it cannot be archived.',
  'in-use': 'It was posted to, so what it is for stays.',
};

const mistakes: Readonly<Record<string, Text>> = {
  unbalanced: 'Debits and credits have to be equal in each fund.',
  archived: 'An account or a fund of this entry is archived.',
  heading: 'An account of this entry is a heading: choose one below it.',
  'other-fund': 'An account of this entry belongs to another fund.',
  'unknown-account': 'There is no such account.',
  'unknown-fund': 'There is no such fund.',
  'unknown-item': 'There is no such open item.',
  unknown: 'There is no such entry.',
  control: 'An account with open items is posted to by its items, and no other account is.',
  key: 'This was posted before with other content. Load it again.',
  'over-applied': 'More would be applied than is open. Load it again.',
  application: 'What is applied does not fit the lines of the entry.',
  mixed: 'One entry concerns what owners owe or what is owed to vendors, not both. Post two.',
  early: 'A reversal cannot be dated before the entry that it reverses.',
  lines: 'An entry needs two lines at least.',
  amount: 'Every line needs an amount.',
  reason: 'Say why the month is reopened.',
  'year-end': 'A year ends on the last day of a month.',
  'no-account': 'The chart has no account for this purpose.',
  parent: 'An account cannot be below itself.',
  value: 'The books cannot hold this: an amount is too large, or a day or an id is none.',
  closing: 'The entries at the end of a year are taken back by reopening its last month.',
};

const constraintOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'constraint' in error ? String(error.constraint) : '';

/** A refusal of the books: 422, or 409 for what another state of theirs would allow. `told` is for programs, in English. */
export function refusal(reason: string, told: string): Problem {
  const conflict = conflicts[reason];
  return new Problem({
    status: conflict === undefined ? 422 : 409,
    code: `ledger-${reason}`,
    title: 'The books refuse it',
    detail: conflict ?? mistakes[reason] ?? 'The books do not take this.',
    extensions: { told },
  });
}

// Of SQL: a value that its type does not have (class 22), and one that no row may have.
const isWrongValue = (code: string) => code.startsWith('22') || code === '23514';

/** Does something with the books, and says their refusal as a problem, also of values that no row of theirs has; every other error stays as it is. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = codeOf(error);
    if (code === refused) throw refusal(constraintOf(error), messageOf(error));
    throw isWrongValue(code) ? refusal('value', messageOf(error)) : error;
  }
}
