-- The lines of an account in one fund, by date: where a fund has few of many, they are not looked for among the others.
set local role courtyard_ledger;
create index journal_line_of_fund on public.journal_line (tenant_id, account_id, fund_id, entry_date, entry_no, line);
