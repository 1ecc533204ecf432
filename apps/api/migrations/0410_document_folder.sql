-- Folders of documents. The top of a member's or a unit's tree has their id.
create table document_folder (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  space text not null check (space in ('hoa', 'mine')),
  parent_id uuid,
  member_id uuid,
  property_id uuid,
  name text not null check (name <> ''),
  is_restricted boolean not null default false,
  -- The nearest folder from here up that has grants of its own, is restricted, or is the top: who may do what in this
  -- folder is in scope_grant of it. Written by courtyard.set_scopes alone.
  scope_id uuid not null,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references document_folder (tenant_id, id),
  foreign key (tenant_id, scope_id) references document_folder (tenant_id, id) deferrable initially deferred,
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  -- Of a member or a unit only at the top.
  constraint document_folder_owner check (num_nonnulls(member_id, property_id)
    = case when parent_id is null and space = 'mine' then 1 else 0 end)
);
select courtyard.fence('document_folder');
create unique index document_folder_name on document_folder (tenant_id, parent_id, name_sort);
-- Two who store the first document at once make one top.
create unique index document_folder_hoa_top on document_folder (tenant_id) where space = 'hoa' and parent_id is null;
create index document_folder_by_scope on document_folder (tenant_id, scope_id);
create unique index document_folder_of_member on document_folder (tenant_id, member_id);
create unique index document_folder_of_property on document_folder (tenant_id, property_id);

-- To whom a folder is shared. A unit or a building is its owners and residents of the day.
create table folder_grant (
  tenant_id uuid not null,
  folder_id uuid not null,
  kind text not null check (kind in ('everyone', 'role', 'committee', 'building', 'unit', 'person')),
  role_id uuid,
  committee_id uuid,
  building text check (building <> ''),
  property_id uuid,
  member_id uuid,
  -- 1 view, 2 add, 3 change; each includes those before it.
  level smallint not null check (level between 1 and 3),
  principal text not null generated always as (case kind
    when 'everyone' then kind
    when 'role' then 'role:' || role_id::text
    when 'committee' then 'committee:' || committee_id::text
    when 'building' then 'building:' || building
    when 'unit' then 'unit:' || property_id::text
    when 'person' then 'person:' || member_id::text end) stored,
  primary key (tenant_id, folder_id, principal),
  foreign key (tenant_id, folder_id) references document_folder (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade,
  foreign key (tenant_id, committee_id) references committee (tenant_id, id) on delete cascade,
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  constraint folder_grant_to_one check (num_nonnulls(role_id, committee_id, building, property_id, member_id)
    = case kind when 'everyone' then 0 else 1 end)
);
select courtyard.fence('folder_grant');
create index folder_grant_by_role on folder_grant (tenant_id, role_id);
create index folder_grant_by_committee on folder_grant (tenant_id, committee_id);
create index folder_grant_by_property on folder_grant (tenant_id, property_id);
create index folder_grant_by_member on folder_grant (tenant_id, member_id);

-- Who may do what in the folders of a scope: its grants and those inherited, the highest of each principal.
create table scope_grant (
  tenant_id uuid not null,
  scope_id uuid not null,
  principal text not null,
  level smallint not null,
  primary key (tenant_id, scope_id, principal),
  foreign key (tenant_id, scope_id) references document_folder (tenant_id, id) on delete cascade
);
select courtyard.fence('scope_grant');
create index scope_grant_by_principal on scope_grant (tenant_id, principal);

-- What every top begins with. A restricted top of the association has its own grants alone; a member's and a unit's are always
-- those of the member and of the owners of the day.
create view granted_folder with (security_invoker = true) as
  select tenant_id, folder_id, principal, level from folder_grant
  union all
  select folder.tenant_id, folder.id, given.principal, given.level
  from document_folder folder cross join (values ('everyone', 1), ('permission:Hoa Document Create', 2),
    ('permission:Hoa Document Update', 3)) as given (principal, level)
  where folder.parent_id is null and folder.space = 'hoa' and not folder.is_restricted
  union all
  select tenant_id, id, 'person:' || member_id, 3 from document_folder where member_id is not null
  union all
  select tenant_id, id, 'owners:' || property_id, 3 from document_folder where property_id is not null;
grant select on granted_folder to courtyard_app;

-- Finds the scopes of a folder and of all within it anew, after a change of its grants or its place. The caller holds the
-- community's lock of folders.
create function courtyard.set_scopes(p_folder_id uuid) returns void language plpgsql
  set search_path = public, pg_temp as $$
declare
  folders uuid[];
  scopes uuid[];
begin
  with recursive within as (
    select folder.id, case when folder.is_restricted or folder.parent_id is null
        or exists (select from folder_grant own where own.folder_id = folder.id)
      then folder.id else above.scope_id end as scope_id
    from document_folder folder left join document_folder above on above.id = folder.parent_id
    where folder.id = p_folder_id
    union all
    select folder.id, case when folder.is_restricted
        or exists (select from folder_grant own where own.folder_id = folder.id)
      then folder.id else within.scope_id end
    from document_folder folder join within on folder.parent_id = within.id
  )
  update document_folder folder set scope_id = within.scope_id
  from within where folder.id = within.id and folder.scope_id <> within.scope_id;

  with recursive within as (
    select id, scope_id from document_folder where id = p_folder_id
    union all
    select folder.id, folder.scope_id from document_folder folder join within on folder.parent_id = within.id
  )
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(id) filter (where id = scope_id), '{}')
  into folders, scopes from within;
  delete from scope_grant where scope_id = any(folders);
  insert into scope_grant (tenant_id, scope_id, principal, level)
  with recursive up as (
    select folder.tenant_id, folder.id as scope_id, folder.id, folder.parent_id, folder.is_restricted
    from document_folder folder where folder.id = any(scopes)
    union all
    select up.tenant_id, up.scope_id, folder.id, folder.parent_id, folder.is_restricted
    from up join document_folder folder on folder.id = up.parent_id where not up.is_restricted
  )
  select up.tenant_id, up.scope_id, given.principal, max(given.level)
  from up join granted_folder given on given.folder_id = up.id
  group by up.tenant_id, up.scope_id, given.principal;
end $$;
