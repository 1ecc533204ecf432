/** What a person may do in the section "Banking & Reports", by permission name. */
export const bankingPermissions = {
  'Banks List View': 'See bank accounts with their balances in the books and at the bank',
  'Bank Update': 'Connect and change bank accounts',
  'Report Payouts View': 'See payouts',
  'Payout Approve': 'Approve payouts',
  'Payout Create': 'Prepare, release and settle payouts',
  'Financial Reports View': 'See financial reports and the general ledger',
} as const;
