-- A grant within a unit's documents is given in the name of an owner of the unit, and counts while they own it: a sale hands the
-- documents over to the buyers alone. Elsewhere a grant has no such end.
alter table folder_grant add column owner_id uuid,
  add foreign key (tenant_id, owner_id) references member (tenant_id, id);
create index folder_grant_by_owner on folder_grant (tenant_id, owner_id);

-- The unit in whose documents the scope is, of a grant that ends with its owner. Two owners may have given to the same principal.
alter table scope_grant add column owner_id uuid, add column property_id uuid,
  add constraint scope_grant_of_owner check (num_nonnulls(owner_id, property_id) <> 1),
  drop constraint scope_grant_pkey,
  add column id uuid not null default gen_random_uuid(),
  add primary key (tenant_id, id),
  add constraint scope_grant_once unique nulls not distinct (tenant_id, scope_id, principal, owner_id);

create function courtyard.owns_unit(p_member_id uuid, p_property_id uuid, p_on date) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from person
    join ownership held on held.person_id = person.id and held.property_id = p_property_id
    join property on property.id = held.property_id and property.archived_at is null
    where person.member_id = p_member_id and held.starts_on <= p_on and (held.ends_on is null or held.ends_on >= p_on))
$$;

-- `is_of_owner`: that of the member, or of the owners of the day, whose documents these are. It counts in restricted folders too.
create or replace view granted_folder with (security_invoker = true) as
  select tenant_id, folder_id, principal, level, owner_id, false as is_of_owner from folder_grant
  union all
  select folder.tenant_id, folder.id, given.principal, given.level, null, false
  from document_folder folder cross join (values ('everyone', 1), ('permission:Hoa Document Create', 2),
    ('permission:Hoa Document Update', 3)) as given (principal, level)
  where folder.parent_id is null and folder.space = 'hoa' and not folder.is_restricted
  union all
  select tenant_id, id, 'person:' || member_id, 3, null, true from document_folder where member_id is not null
  union all
  select tenant_id, id, 'owners:' || property_id, 3, null, true from document_folder where property_id is not null;

create or replace function courtyard.set_scopes(p_folder_id uuid) returns void language plpgsql
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
  insert into scope_grant (tenant_id, scope_id, principal, level, owner_id, property_id)
  with recursive up as (
    select folder.tenant_id, folder.id as scope_id, folder.id, folder.parent_id, folder.property_id, folder.is_restricted,
      true as is_inherited
    from document_folder folder where folder.id = any(scopes)
    union all
    select up.tenant_id, up.scope_id, folder.id, folder.parent_id, folder.property_id, folder.is_restricted,
      up.is_inherited and not up.is_restricted
    from up join document_folder folder on folder.id = up.parent_id
  )
  select up.tenant_id, up.scope_id, given.principal, max(given.level), given.owner_id,
    case when given.owner_id is not null then top.property_id end
  from up
  join up top on top.scope_id = up.scope_id and top.parent_id is null
  join granted_folder given on given.folder_id = up.id
  where up.is_inherited or given.is_of_owner
  group by up.tenant_id, up.scope_id, given.principal, given.owner_id, top.property_id;
end $$;

-- The names by which a member is granted anything on a day.
create function courtyard.document_principals(p_member_id uuid, p_on date, p_permissions text[])
returns setof text language sql stable rows 30 set search_path = public, pg_temp as $$
  with owned as materialized (
    select held.property_id from person
    join ownership held on held.person_id = person.id
    join property on property.id = held.property_id and property.archived_at is null
    where person.member_id = p_member_id and held.starts_on <= p_on and (held.ends_on is null or held.ends_on >= p_on)
  ), home as materialized (
    select property_id from owned
    union
    select lived.property_id from person
    join residency lived on lived.person_id = person.id
    join property on property.id = lived.property_id and property.archived_at is null
    where person.member_id = p_member_id and lived.starts_on <= p_on and (lived.ends_on is null or lived.ends_on >= p_on)
  )
  select 'everyone'
  union all select 'person:' || p_member_id
  union all select 'permission:' || permission from unnest(p_permissions) permission
  union all select 'role:' || role_id from member_role
    where member_id = p_member_id and (ends_on is null or ends_on >= p_on)
  union all select 'committee:' || term.committee_id from committee_term term
    join committee on committee.id = term.committee_id and committee.status = 'active'
    where term.member_id = p_member_id and term.starts_on <= p_on and (term.ends_on is null or term.ends_on >= p_on)
  union all select 'owners:' || property_id from owned
  union all select 'unit:' || property_id from home
  union all select distinct 'building:' || property.building from home
    join property on property.id = home.property_id where property.building <> ''
$$;

create or replace function courtyard.document_rights(p_member_id uuid, p_on date, p_permissions text[])
returns table (scope_id uuid, level int) language sql stable rows 100 set search_path = public, pg_temp as $$
  select given.scope_id, max(case when folder.space = 'mine' and not 'My Document Update' = any(p_permissions)
    then 1 else given.level end)::int
  from scope_grant given
  join document_folder folder on folder.id = given.scope_id
  where given.principal in (select courtyard.document_principals(p_member_id, p_on, p_permissions))
    and case folder.space when 'hoa' then 'Hoa Documents List View' else 'My Documents List View' end = any(p_permissions)
    and (given.owner_id is null or courtyard.owns_unit(given.owner_id, given.property_id, p_on))
  group by given.scope_id
$$;

-- The grants that there are were given by the person who last shared the folder, or who made it.
do $$
declare
  community uuid;
  top uuid;
begin
  for community in select id from tenant loop
    perform set_config('app.tenant_id', community::text, true);
    with recursive unit as (
      select id, property_id from document_folder where property_id is not null
      union all
      select folder.id, unit.property_id from unit join document_folder folder on folder.parent_id = unit.id
    ), given as (
      select unit.id, coalesce(
        (select act.actor_member_id from audit_log act
          where act.subject_type = 'document-folder' and act.subject_id = unit.id::text
            and act.action in ('document-folder.grants', 'document-folder.create') and act.actor_member_id is not null
          order by act.at desc limit 1),
        (select person.member_id from ownership held join person on person.id = held.person_id
          where held.property_id = unit.property_id and held.ends_on is null and person.member_id is not null
          order by held.starts_on limit 1)) as owner_id
      from unit
    )
    update folder_grant set owner_id = given.owner_id from given where given.id = folder_grant.folder_id;
    -- In nobody's name: a grant that nobody can be asked about.
    with recursive unit as (
      select id from document_folder where property_id is not null
      union all
      select folder.id from unit join document_folder folder on folder.parent_id = unit.id
    )
    delete from folder_grant using unit where unit.id = folder_grant.folder_id and folder_grant.owner_id is null;
    for top in select id from document_folder where space = 'mine' and parent_id is null loop
      perform courtyard.set_scopes(top);
    end loop;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
