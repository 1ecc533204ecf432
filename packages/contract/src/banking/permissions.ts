/** What a person may do in the section "Banking & Reports", by permission name. */
export const bankingPermissions = {
  'Banks List View': 'See bank accounts with book and bank balances',
  'Bank Update': 'Manage bank account settings, and move stale checks to a liability',
  'Bank Reconcile': 'Reconcile bank statements',
  'Bank Transfer Create': 'Transfer money between bank accounts',
  'Bank Transfer Approve': 'Approve transfers between bank accounts and moves of stale checks',
  'Report Payouts View': 'See payouts',
  'Payout Approve': 'Approve payouts',
  'Payout Create': 'Prepare, release and settle payouts',
  'Financial Reports View': 'See financial reports and the general ledger',
  'Financial Reports Share': 'Share saved reports, schedule them by email and publish reports to owners',
  'Packets View': 'Open board packets',
  'Packet Create': 'Create board packets',
  'Published Reports View': 'See financial reports published to owners',
} as const;
