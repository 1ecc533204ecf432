-- What a member may do in the folders of each scope on a day of the community: 1 view, 2 add, 3 change. Every read and every
-- change of folders and documents asks this. Roles, committee terms, ownership and residency count by their dates, so that
-- nothing has to run when one begins or ends.
create function courtyard.document_rights(p_member_id uuid, p_on date, p_permissions text[])
returns table (scope_id uuid, level int) language sql stable rows 100 set search_path = public, pg_temp as $$
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
  ), principal as materialized (
    select 'everyone' as name
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
  )
  select given.scope_id, max(case when folder.space = 'mine' and not 'My Document Update' = any(p_permissions)
    then 1 else given.level end)::int
  from scope_grant given
  join document_folder folder on folder.id = given.scope_id
  where given.principal in (select name from principal)
    and case folder.space when 'hoa' then 'Hoa Documents List View' else 'My Documents List View' end = any(p_permissions)
  group by given.scope_id
$$;
