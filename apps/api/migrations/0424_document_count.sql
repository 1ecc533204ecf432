-- Where one transaction brings a database up from long ago, checks that wait for its end would keep indexes from being made.
set constraints all immediate;
set constraints all deferred;

-- The number of documents on the first page of a list was found in the documents themselves, 100,000 of them: now in an index alone.
create index document_of_folder on document (tenant_id, folder_id) where trashed_at is null;
drop index document_folder_by_scope;
create index document_folder_by_scope on document_folder (tenant_id, scope_id) include (space, id);

-- As before; which trees the member may list is found once, and not in all permissions for each folder.
create or replace function courtyard.document_rights(p_member_id uuid, p_on date, p_permissions text[])
returns table (scope_id uuid, level int) language sql stable rows 100 set search_path = public, pg_temp as $$
  with listed as materialized (
    select tree.space, tree.changes from (values
      ('hoa', 'Hoa Documents List View', true),
      ('mine', 'My Documents List View', 'My Document Update' = any(p_permissions))) as tree (space, permission, changes)
    where tree.permission = any(p_permissions)
  )
  select given.scope_id, max(case when listed.changes then given.level else 1 end)::int
  from scope_grant given
  join document_folder folder on folder.id = given.scope_id
  join listed on listed.space = folder.space
  where given.principal in (select courtyard.document_principals(p_member_id, p_on, p_permissions))
    and (given.owner_id is null or courtyard.owns_unit(given.owner_id, given.property_id, p_on))
  group by given.scope_id
$$;
