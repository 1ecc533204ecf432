-- An amendment drops votes while the vote and the meeting are on: not once the time of the close has passed, though nobody counted yet,
-- not of an election, and not in California, where a ballot that was received stays.
create or replace function courtyard.drop_advance_votes(p_poll_id uuid) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  dropped int;
begin
  if not exists (
    select from poll join meeting on meeting.tenant_id = poll.tenant_id and meeting.id = poll.meeting_id
    where poll.tenant_id = tenant and poll.id = p_poll_id and poll.status = 'open' and poll.closes_at > now()
      and meeting.status = 'in-session' and poll.subject <> 'election' and poll.profile <> 'california'
  ) then
    raise exception 'only an open poll of a meeting in session is amended';
  end if;
  delete from poll_envelope where tenant_id = tenant and poll_id = p_poll_id and method <> 'room';
  get diagnostics dropped = row_count;
  return dropped;
end $$;
