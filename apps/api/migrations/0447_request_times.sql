-- The report of requests read every clock of every request of its period, and each request whole. What it needs of them is kept on the
-- request by triggers (a clock is removed with its community alone): how long until somebody answered first, and since when it is
-- late, or from when on it will be. `late_at` is the due date of the first clock that ended or paused too late, or still runs.
alter table request
  add column responded_seconds double precision,
  add column late_at timestamptz,
  add column resolved_seconds double precision generated always as (date_part('epoch', resolved_at - created_at)) stored;

-- Planned for as many as there are: one request or ten thousand.
create function courtyard.set_request_times(p_ids uuid[]) returns void language sql
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
  update request set responded_seconds = found.responded_seconds, late_at = found.late_at
  from (
    select given.id,
      min(date_part('epoch', done_at - started_at)) filter (where step = 'response' and run = 0) as responded_seconds,
      min(due_at) filter (where coalesce(done_at, paused_at, 'infinity') > due_at) as late_at
    from unnest(p_ids) as given (id)
    left join request_clock on request_clock.tenant_id = courtyard.tenant_id() and request_clock.request_id = given.id
    group by given.id
  ) found
  where request.tenant_id = courtyard.tenant_id() and request.id = found.id
    and (request.responded_seconds, request.late_at) is distinct from (found.responded_seconds, found.late_at)
$$;

create function courtyard.clocks_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform courtyard.set_request_times(array(select distinct request_id from written));
  return null;
end $$;
create trigger clocks_started after insert on request_clock referencing new table as written
  for each statement execute function courtyard.clocks_written();

-- Ten thousand clocks that warn and escalate at once change none of these.
create function courtyard.clocks_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform courtyard.set_request_times(array(
    select distinct request_id from (
      select request_id, step, run, started_at, due_at, paused_at, done_at from written
      except
      select request_id, step, run, started_at, due_at, paused_at, done_at from before
    ) changed));
  return null;
end $$;
create trigger clocks_changed after update on request_clock referencing old table as before new table as written
  for each statement execute function courtyard.clocks_changed();

do $$
declare
  community uuid;
begin
  for community in select id from tenant loop
    perform set_config('app.tenant_id', community::text, true);
    perform courtyard.set_request_times(array(select id from request where tenant_id = community));
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

drop index request_clock_report;
drop index request_report;
-- In the order of the groups that are asked for most, so that these need no sorting.
create index request_report on request (tenant_id, kind, category, created_at)
  include (id, state, property_id, responded_seconds, resolved_seconds, late_at);
