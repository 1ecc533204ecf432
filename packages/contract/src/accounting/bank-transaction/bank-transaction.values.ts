/**
 * `open`: nobody said yet what it is in the books. `doubtful`: it may be another line of the bank. `matched`: it is lines of the journal.
 * `ignored`: it is not of the books. `duplicate`: it is another line of the bank, told once more.
 */
export const bankStates = ['open', 'doubtful', 'matched', 'ignored', 'duplicate'] as const;

/** How a match came about: by a person, by what was suggested, by a rule, by an entry that was posted for it. */
export const matchWays = ['hand', 'suggestion', 'rule', 'entry'] as const;

export const bankFormats = ['ofx', 'qif', 'camt', 'mt940', 'csv'] as const;

/** What becomes of a line of a file. */
export const importVerdicts = ['new', 'known', 'doubtful'] as const;

/** What a file asks before it is taken in. */
export const importQuestions = ['other-account', 'does-not-add-up', 'gap', 'csv'] as const;

/** Why a suggestion is made, the strongest first. */
export const suggestionReasons = [
  'check-number',
  'same-day',
  'near-day',
  'name',
  'only-one',
  'sum',
  'far-day',
] as const;
