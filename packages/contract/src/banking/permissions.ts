/** What a person may do in the section "Banking & Reports", by permission name. */
export const bankingPermissions = {
  'Banks List View': 'See bank accounts with their balances in the books and at the bank',
  'Bank Update': 'Set what applies to bank accounts, and move stale checks to a liability',
  'Bank Reconcile': 'Reconcile bank statements',
  'Bank Transfer Create': 'Transfer money between bank accounts',
  'Bank Transfer Approve': 'Approve transfers between bank accounts',
  'Report Payouts View': 'See payouts',
  'Payout Approve': 'Approve payouts',
  'Payout Create': 'Prepare, release and settle payouts',
  'Financial Reports View': 'See financial reports and the general ledger',
} as const;
