-- A vote that is taken at a meeting: what was cast before and what is cast in the room are one tally.
alter table poll
  add column meeting_id uuid,
  -- The words of a motion as they were changed at the meeting, and when.
  add column amended_wording text,
  add column amended_at timestamptz,
  add foreign key (tenant_id, meeting_id) references meeting (tenant_id, id) on delete set null (meeting_id),
  add check ((amended_wording is null) = (amended_at is null));
create index poll_by_meeting on poll (tenant_id, meeting_id) where meeting_id is not null;

alter table poll_envelope
  drop constraint poll_envelope_method_check,
  add constraint poll_envelope_method_check check (method in ('online', 'proxy', 'paper', 'room'));

-- Votes on other words than those that are voted on now do not count. Whoever counts cannot drop what was cast otherwise.
create function courtyard.drop_advance_votes(p_poll_id uuid) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  dropped int;
begin
  if not exists (select from poll where tenant_id = tenant and id = p_poll_id and status = 'open' and meeting_id is not null) then
    raise exception 'only an open poll of a meeting is amended';
  end if;
  delete from poll_envelope where tenant_id = tenant and poll_id = p_poll_id and method <> 'room';
  get diagnostics dropped = row_count;
  return dropped;
end $$;
revoke all on function courtyard.drop_advance_votes(uuid) from public;
grant execute on function courtyard.drop_advance_votes(uuid) to courtyard_app;
