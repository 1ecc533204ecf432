-- The records of a vote go when their time is over by the day of this database on the community's calendar, whatever the caller
-- takes for today; and that day is not moved once it is set.
drop function courtyard.remove_poll_records(uuid, date);
create function courtyard.remove_poll_records(p_poll_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  today date := courtyard.day_in(tenant, now());
begin
  if not exists (select from poll where tenant_id = tenant and id = p_poll_id and keep_until < today
    and status not in ('draft', 'nominating', 'open', 'closed')) then
    raise exception 'the records of this poll are kept';
  end if;
  delete from poll_ballot where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_code where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_envelope where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_elector where tenant_id = tenant and poll_id = p_poll_id;
  update poll set records_removed_on = today, version = version + 1 where tenant_id = tenant and id = p_poll_id;
end $$;
revoke all on function courtyard.remove_poll_records(uuid) from public;
grant execute on function courtyard.remove_poll_records(uuid) to courtyard_app;

create function courtyard.keep_poll_until() returns trigger language plpgsql as $$
begin
  if old.keep_until is not null and new.keep_until is distinct from old.keep_until then
    raise exception 'the day until which the records of a poll are kept stays';
  end if;
  return new;
end $$;
create trigger kept_until before update of keep_until on poll for each row execute function courtyard.keep_poll_until();

-- When the table was written anew after the votes of a poll were counted, so that no file of it holds what was encrypted.
alter table poll add column envelopes_gone_at timestamptz;
create index poll_envelopes on poll (tenant_id, id) where envelopes_gone_at is null and status in ('counted', 'certified');
