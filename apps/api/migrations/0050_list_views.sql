-- What people set on a list, kept under a name: for themselves, or shared with all who may open the list. One that was
-- removed can be brought back for a day, with whoever opens the list with it.
create table list_view (
  tenant_id uuid not null,
  id uuid not null,
  list text not null check (length(list) <= 120),
  member_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  settings jsonb not null,
  is_shared boolean not null default false,
  -- The community's list opens with it.
  is_start boolean not null default false,
  version integer not null default 1,
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  check (is_shared or not is_start)
);
select courtyard.fence('list_view');
create unique index list_view_own_name on list_view (tenant_id, list, member_id, lower(name))
  where not is_shared and removed_at is null;
create unique index list_view_shared_name on list_view (tenant_id, list, lower(name))
  where is_shared and removed_at is null;
create unique index list_view_start on list_view (tenant_id, list) where is_start and removed_at is null;

-- With which view a person's list opens; without one as it comes, whatever the community's opens with.
create table list_start (
  tenant_id uuid not null,
  member_id uuid not null,
  list text not null check (length(list) <= 120),
  view_id uuid,
  primary key (tenant_id, member_id, list),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, view_id) references list_view (tenant_id, id) on delete cascade
);
select courtyard.fence('list_start');
create index list_start_by_view on list_start (tenant_id, view_id);
