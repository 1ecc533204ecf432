import { codeOf, messageOf } from '../../platform/core/error-code';
import type { Text } from '../../platform/http/language/sentence';
import { Problem } from '../../platform/http/problem';

/** As functions of the schema `ledger` raise it, with the reason in `constraint`. */
const refused = 'LEDGR';

/** What another state of the books would allow. */
const conflicts: Readonly<Record<string, Text>> = {
  closed: 'This month is closed. Use a date in an open month, or reopen it.',
  open: 'This month is open. Close it first.',
  order: 'Months are closed in order and reopened starting with the latest.',
  confirmed: 'This close is already confirmed.',
  'own-close': 'You closed this month, so someone else must confirm it.',
  'year-closed': 'This year or a later one is already closed.',
  reversed: 'This entry was already reversed.',
  arriving: 'The books are being imported. Try again when that is done.',
  'not-zero': 'Its balance isn’t zero, so it can’t be archived.',
  'in-use': 'It has entries, so its type and purpose can’t change.',
};

const mistakes: Readonly<Record<string, Text>> = {
  unbalanced: 'Debits and credits must balance in each fund.',
  archived: 'An account or a fund of this entry is archived.',
  heading: 'An account of this entry is a heading. Choose an account under it.',
  'other-fund': 'An account of this entry belongs to another fund.',
  'unknown-account': 'There is no such account.',
  'unknown-fund': 'There is no such fund.',
  'unknown-item': 'There is no such open item.',
  unknown: 'There is no such entry.',
  control: 'Lines on a control account must name an open item, and other lines can’t.',
  key: 'This was already posted with different content. Reload it.',
  'over-applied': 'This would apply more than the open balance. Reload it.',
  application: 'The applied amounts don’t match the lines of the entry.',
  mixed: 'An entry can post to receivables or payables, not both. Post two entries.',
  early: 'A reversal can’t be dated before its entry.',
  lines: 'An entry needs at least two lines.',
  amount: 'Every line needs an amount.',
  reason: 'Enter a reason for reopening the month.',
  'year-end': 'A year ends on the last day of a month.',
  'no-account': 'The chart of accounts has no account for this purpose.',
  parent: 'An account can’t be under itself.',
  value: 'This can’t be posted: an amount is too large, or a date or ID is invalid.',
  closing: 'To reverse year-end entries, reopen the last month of the year.',
};

const constraintOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'constraint' in error ? String(error.constraint) : '';

/** A refusal of the books: 422, or 409 for what another state of theirs would allow. `told` is for programs, in English. */
export function refusal(reason: string, told: string): Problem {
  const conflict = conflicts[reason];
  return new Problem({
    status: conflict === undefined ? 422 : 409,
    code: `ledger-${reason}`,
    title: 'Couldn’t post',
    detail: conflict ?? mistakes[reason] ?? 'This can’t be posted.',
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
