-- The report of requests is read month by month (UTC, by when they were reported), and a process remembers what it read of a month for
-- as long as the revision of the month stands: the list 'request 2026-11' of list_revision. Touched by what the report reads and by
-- nothing else: a comment or another title leaves all months as they are. After the statement, as only then the rows are known.
create function courtyard.touch_request_months(p_moments timestamptz[]) returns void language plpgsql
  set search_path = public, pg_temp as $$
declare
  months text[] := array(select distinct 'request ' || to_char(moment at time zone 'UTC', 'YYYY-MM')
    from unnest(p_moments) given (moment) order by 1);
  month text;
begin
  -- Without a community: maintenance by the owner, as in list_written.
  if courtyard.tenant_id() is null then
    update list_revision set revision = gen_random_uuid() where list = any(months);
    return;
  end if;
  -- All in one order, so that no two wait for each other.
  foreach month in array months loop
    perform courtyard.touch_list(month);
  end loop;
end $$;

create function courtyard.request_months_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform courtyard.touch_request_months(array(select distinct created_at from written));
  return null;
end $$;
create trigger months_inserted after insert on request referencing new table as written
  for each statement execute function courtyard.request_months_written();
create trigger months_deleted after delete on request referencing old table as written
  for each statement execute function courtyard.request_months_written();

create function courtyard.request_months_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform courtyard.touch_request_months(array(
    select unnest(array[before.created_at, written.created_at])
    from written join before on before.tenant_id = written.tenant_id and before.id = written.id
    where (before.created_at, before.kind, before.category, before.state, before.property_id, before.responded_seconds,
        before.resolved_seconds, before.late_at)
      is distinct from (written.created_at, written.kind, written.category, written.state, written.property_id,
        written.responded_seconds, written.resolved_seconds, written.late_at)));
  return null;
end $$;
create trigger months_changed after update on request referencing old table as before new table as written
  for each statement execute function courtyard.request_months_changed();

-- Which vendors worked on a request: by its work orders that were not cancelled.
create function courtyard.request_vendors_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform courtyard.touch_request_months(array(
    select distinct request.created_at
    from written join request on request.tenant_id = written.tenant_id and request.id = written.request_id));
  return null;
end $$;
create trigger vendors_inserted after insert on work_order_request referencing new table as written
  for each statement execute function courtyard.request_vendors_written();
create trigger vendors_deleted after delete on work_order_request referencing old table as written
  for each statement execute function courtyard.request_vendors_written();
-- Links are made and removed, never changed.
revoke update on work_order_request from courtyard_app;

create function courtyard.request_vendors_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform courtyard.touch_request_months(array(
    select distinct request.created_at
    from written join before on before.tenant_id = written.tenant_id and before.id = written.id
    join work_order_request linked on linked.tenant_id = written.tenant_id and linked.work_order_id = written.id
    join request on request.tenant_id = linked.tenant_id and request.id = linked.request_id
    where (before.vendor_id, before.state = 'cancelled') is distinct from (written.vendor_id, written.state = 'cancelled')));
  return null;
end $$;
create trigger vendors_changed after update on work_order referencing old table as before new table as written
  for each statement execute function courtyard.request_vendors_changed();

do $$
declare
  community uuid;
begin
  for community in select id from tenant loop
    perform set_config('app.tenant_id', community::text, true);
    perform courtyard.touch_request_months(array(
      select distinct date_trunc('month', created_at, 'UTC') from request where tenant_id = community));
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Read by no report any more.
drop index request_report;
