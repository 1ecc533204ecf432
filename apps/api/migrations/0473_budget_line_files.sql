-- Who serves refers to the chart here, and never again (see 0306).
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
do $$ begin
  execute format('grant references on public.account to %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

-- What the amounts of an account rest on, such as a quote or a contract. Like amounts and notes, files change while the budget is a draft.
create table budget_line_file (
  tenant_id uuid not null,
  budget_id uuid not null,
  account_id uuid not null,
  file_id uuid not null,
  attached_at timestamptz not null default now(),
  attached_by text not null check (attached_by <> ''),
  primary key (tenant_id, budget_id, file_id),
  foreign key (tenant_id, budget_id) references budget (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references account (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('budget_line_file');
create index budget_line_file_by_file on budget_line_file (tenant_id, file_id);
create index budget_line_file_by_account on budget_line_file (tenant_id, account_id);
create trigger written after insert on budget_line_file referencing new table as touched
  for each statement execute function courtyard.keep_budget_rows();
create trigger removed after delete on budget_line_file referencing old table as touched
  for each statement execute function courtyard.keep_budget_rows();
create trigger replaced before update on budget_line_file
  for each row execute function courtyard.refuse_budget_update();

set local role courtyard_ledger;
do $$ begin
  execute format('revoke references on public.account from %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;
