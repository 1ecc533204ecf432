-- Expenses of a period by vendor: an index of the lines that name one, which answers without the table.
set local role courtyard_ledger;
create index journal_line_of_vendor on public.journal_line (tenant_id, account_id, entry_date) include (party_id, fund_id, amount)
  where party_kind = 'vendor';
