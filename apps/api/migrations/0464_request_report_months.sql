-- The report of requests is read month by month (UTC, by when they were reported), and a process remembers what it read of a month for
-- as long as the revision of the month stands: the list 'request 2026-11' of list_revision. Touched by what the report reads and by
-- nothing else: a comment or another title leaves all months as they are.

create function courtyard.request_month(p_moment timestamptz) returns text language sql stable
  return to_char(p_moment at time zone 'UTC', 'YYYY-MM');

-- The months that a transaction wrote in, until its commit: no transaction ever sees a row of another one, so nobody waits here. Refers to
-- no community, as that would lock its row.
create table request_month_written (
  tenant_id uuid not null,
  transaction xid8 not null default pg_current_xact_id(),
  month text not null,
  primary key (tenant_id, transaction, month)
);
select courtyard.fence('request_month_written');

-- A month is touched as the last thing of a transaction, and all of them in one order. So its lock is held for the commit only, and whoever
-- waits for it holds what no other one wants: nobody waits for a long transaction, and no two for each other. With the community in
-- which the month was written, as a transaction may have gone on to another one, or to a role without rights.
create function courtyard.touch_request_months() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  community text := coalesce(current_setting('app.tenant_id', true), '');
  months text[];
  month text;
begin
  perform set_config('app.tenant_id', new.tenant_id::text, true);
  with noted as (
    delete from request_month_written noted
    where noted.tenant_id = new.tenant_id and noted.transaction = pg_current_xact_id() returning noted.month
  )
  select coalesce(array_agg(noted.month order by noted.month), '{}') into months from noted;
  foreach month in array months loop
    perform courtyard.touch_list('request ' || month);
  end loop;
  perform set_config('app.tenant_id', community, true);
  return null;
end $$;
create constraint trigger months_touched after insert on request_month_written
  deferrable initially deferred for each row execute function courtyard.touch_request_months();

create function courtyard.request_months_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into request_month_written (tenant_id, month)
  select distinct tenant_id, courtyard.request_month(created_at) from written
  on conflict do nothing;
  return null;
end $$;
create trigger months_inserted after insert on request referencing new table as written
  for each statement execute function courtyard.request_months_written();
create trigger months_deleted after delete on request referencing old table as written
  for each statement execute function courtyard.request_months_written();

-- By what differs of the rows before and after, not by a join of them: PostgreSQL knows no number of these rows, and compared each of ten
-- thousand with each.
create function courtyard.request_months_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into request_month_written (tenant_id, month)
  with former as (
    select tenant_id, id, created_at, kind, category, state, property_id, responded_seconds, resolved_seconds, late_at from before
  ),
  latter as (
    select tenant_id, id, created_at, kind, category, state, property_id, responded_seconds, resolved_seconds, late_at from written
  )
  select distinct tenant_id, courtyard.request_month(created_at)
  from ((table former except table latter) union all (table latter except table former)) changed
  on conflict do nothing;
  return null;
end $$;
create trigger months_changed after update on request referencing old table as before new table as written
  for each statement execute function courtyard.request_months_changed();

-- Which vendors worked on a request: by its work orders that were not cancelled.
create function courtyard.request_vendors_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into request_month_written (tenant_id, month)
  select distinct request.tenant_id, courtyard.request_month(request.created_at)
  from written join request on request.tenant_id = written.tenant_id and request.id = written.request_id
  on conflict do nothing;
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
  insert into request_month_written (tenant_id, month)
  select distinct request.tenant_id, courtyard.request_month(request.created_at)
  from (
    select tenant_id, id, vendor_id, state = 'cancelled' from written
    except select tenant_id, id, vendor_id, state = 'cancelled' from before
  ) changed
  join work_order_request linked on linked.tenant_id = changed.tenant_id and linked.work_order_id = changed.id
  join request on request.tenant_id = linked.tenant_id and request.id = linked.request_id
  on conflict do nothing;
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
    insert into list_revision (tenant_id, list)
    select distinct tenant_id, 'request ' || courtyard.request_month(created_at) from request where tenant_id = community;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

-- Read by no report any more.
drop index request_report;
