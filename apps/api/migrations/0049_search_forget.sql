-- What is removed leaves the search, also where its table has a column `kind` of its own.
create or replace function courtyard.forget_records() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_entry using gone
  where search_entry.tenant_id = gone.tenant_id and search_entry.kind = tg_argv[0] and search_entry.record_id = gone.id;
  return null;
end $$;
