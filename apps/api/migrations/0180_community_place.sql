-- Where a community lives, so that a copy of it that was put back or imported knows that it is one: it sends nothing by itself
-- until somebody says that it is the one in use. A community without a row was never looked at, and is no copy.
create table community_place (
  tenant_id uuid not null references tenant (id) on delete cascade,
  -- Of the data folder and database; null for one that was imported and not looked at yet.
  installation text,
  -- When it came here as a copy; null where it was always here.
  arrived_at timestamptz,
  -- Since when it sends by itself again.
  confirmed_at timestamptz,
  primary key (tenant_id),
  check (confirmed_at is null or arrived_at is not null)
);
select courtyard.fence('community_place');
