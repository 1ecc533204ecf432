/** The titles that the import knows, with rows that show what to write. */
export const templateRows: readonly (readonly string[])[] = [
  ['Code', 'Name', 'Type', 'Subaccount of', 'Fund', 'Heading', 'Open items', 'Used for', 'Form 1120-H'],
  ['1000', 'Cash', 'Asset', '', '', 'Yes', '', '', ''],
  ['1010', 'Operating checking', 'Asset', '1000', 'OP', '', '', 'Bank account', ''],
  ['5100', 'Landscaping', 'Expense', '', '', '', '', '', 'Association property'],
]; // prettier-ignore
