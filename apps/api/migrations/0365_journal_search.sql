-- Entries that a person wrote are found by their memos; what comes from a document is found as the document. No trigger of who serves
-- stands on the tables of the books (see docs/decisions/0080), so that whoever posts has the words of what it posted kept.
select set_config('courtyard.serving_role', current_user, true);
set local role courtyard_ledger;
do $$ begin
  execute format('grant select on public.journal_entry to %I', current_setting('courtyard.serving_role'));
end $$;
do $$ begin
  execute format('set local role %I', current_setting('courtyard.serving_role'));
end $$;

-- Has entries of the community found, by their ids or all where it is null. Entries never change: one is kept once.
create function courtyard.index_entries(p_entries uuid[]) returns void
  language sql security definer set search_path = public, pg_temp as $$
  with changed as (
    insert into search_entry (tenant_id, kind, record_id, title, words)
    select tenant_id, 'journal-entry', id, no::text, courtyard.search_words(concat_ws(' ', no, memo)) from journal_entry
    where tenant_id = courtyard.tenant_id() and (p_entries is null or id = any (p_entries))
      and source_id is null and memo is not null
    on conflict (tenant_id, kind, record_id) do nothing
    returning tenant_id, record_id, words)
  insert into search_term (tenant_id, term, record_id)
  select distinct on (tenant_id, term) tenant_id, term, record_id
  from changed cross join lateral regexp_split_to_table(words, '[^[:alpha:]]+') as part (term)
  where length(term) > 2 and not exists (
    select from search_term known where known.tenant_id = changed.tenant_id and known.term = part.term)
$$;
revoke execute on function courtyard.index_entries(uuid[]) from public;
grant execute on function courtyard.index_entries(uuid[]) to courtyard_app;

do $$
declare
  one uuid;
begin
  for one in select id from tenant loop
    perform set_config('app.tenant_id', one::text, true);
    perform courtyard.index_entries(null);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Vendors by the number that they know the community by, and by their phone.
drop trigger search_inserted on vendor;
drop trigger search_updated on vendor;
drop trigger search_deleted on vendor;
select courtyard.make_searchable('vendor', 'vendor', 'name', $$concat_ws(' ', name, legal_name, email, account_number, phone,
  regexp_replace(phone, '[^0-9]', '', 'g'))$$);

-- Invoices by their messages, which never change; those without one are found by what else they are.
create function courtyard.index_messages() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with changed as (
    insert into search_entry (tenant_id, kind, record_id, title, words)
    select tenant_id, 'invoice', id, number::text, courtyard.search_words(memo) from written where memo is not null
    on conflict (tenant_id, kind, record_id) do nothing
    returning tenant_id, record_id, words)
  insert into search_term (tenant_id, term, record_id)
  select distinct on (tenant_id, term) tenant_id, term, record_id
  from changed cross join lateral regexp_split_to_table(words, '[^[:alpha:]]+') as part (term)
  where length(term) > 2 and not exists (
    select from search_term known where known.tenant_id = changed.tenant_id and known.term = part.term);
  return null;
end $$;
create trigger search_inserted after insert on invoice referencing new table as written
  for each statement execute function courtyard.index_messages();
create trigger search_deleted after delete on invoice referencing old table as gone
  for each statement execute function courtyard.forget_records('invoice');
alter table invoice no force row level security;
insert into search_entry (tenant_id, kind, record_id, title, words)
  select tenant_id, 'invoice', id, number::text, courtyard.search_words(memo) from invoice where memo is not null;
alter table invoice force row level security;
