-- Files of assets and meetings become documents, with the rights that they had. Those of assets: roles that view assets see them,
-- those of them that edit assets change them. Those of meetings: roles that view meetings, and change them where they edit meetings; of
-- a draft only who edits, of a meeting in executive session only who views those.

-- The name of a folder in another that has none of this name yet.
create function pg_temp.free_name(parent uuid, wanted text) returns text language plpgsql as $$
declare
  plain text := translate(normalize(wanted, nfc), '/\', '--');
  chosen text := plain;
  number int := 2;
begin
  while exists (select from document_folder folder where folder.parent_id = parent and folder.name_sort = lower(chosen)) loop
    chosen := plain || ' (' || number || ')';
    number := number + 1;
  end loop;
  return chosen;
end $$;

-- A folder below another; gives its id.
create function pg_temp.new_folder(community uuid, parent uuid, wanted text, restricted boolean) returns uuid language plpgsql as $$
declare
  place uuid := gen_random_uuid();
begin
  insert into document_folder (tenant_id, id, space, parent_id, name, is_restricted, scope_id)
  values (community, place, 'hoa', parent, pg_temp.free_name(parent, wanted), restricted, place);
  return place;
end $$;

-- A restricted folder is for the roles that have all of `seeing`; those that have `changing` too may change what is in it.
create function pg_temp.grant_roles(community uuid, place uuid, seeing text[], changing text) returns void language sql as $$
  insert into folder_grant (tenant_id, folder_id, kind, role_id, level)
  select community, place, 'role', role.id, case when exists (select from role_permission change
      where change.role_id = role.id and change.permission = changing) then 3 else 1 end
  from role
  where not exists (select from unnest(seeing) needed (permission)
    where not exists (select from role_permission held where held.role_id = role.id and held.permission = needed.permission))
$$;

-- The files of a record as documents in a folder. A document has the id of its file: one that two records have is one document.
create function pg_temp.file_in(community uuid, place uuid, file_ids uuid[]) returns void language sql as $$
  insert into document (tenant_id, id, folder_id, name, kind, bytes, version_number, added_by, created_at, updated_at)
  select community, file.id, place, normalize(file.name, nfc),
    -- As fileKind of the platform tells it.
    case when file.media_type ~ '^image/(?!vnd\.d[wx])' then 'picture'
      when file.media_type ~ '^application/pdf' then 'pdf'
      when file.media_type ~ 'wordprocessing|msword|opendocument\.text' then 'document'
      when file.media_type ~ '^text/csv|spreadsheet|ms-excel' then 'sheet'
      when file.media_type ~ 'presentation|ms-powerpoint' then 'slides'
      when file.media_type ~ '^text/' then 'text' else 'other' end,
    file.bytes, 1, coalesce((select member.display_name from member where member.id = file.uploaded_by), 'Courtyard'),
    file.uploaded_at, file.uploaded_at
  from file where file.id = any(file_ids) and not exists (select from document_version version where version.file_id = file.id);
  insert into document_version (tenant_id, document_id, number, file_id, added_by, added_at)
  select community, file.id, 1, file.id, document.added_by, file.uploaded_at
  from file join document on document.id = file.id where file.id = any(file_ids) and not exists (select from document_version version where version.file_id = file.id);
$$;

do $$
declare
  community record;
  top uuid;
  shelf uuid;
  place uuid;
  held record;
begin
  for community in select id, time_zone from tenant loop
    -- Row level security holds for migrations too.
    perform set_config('app.tenant_id', community.id::text, true);
    continue when not exists (select from asset_file) and not exists (select from meeting_file);

    select id into top from document_folder where space = 'hoa' and parent_id is null;
    if top is null then
      top := gen_random_uuid();
      insert into document_folder (tenant_id, id, space, name, scope_id) values (community.id, top, 'hoa', 'HOA documents', top);
      perform courtyard.set_scopes(top);
    end if;

    if exists (select from asset_file) then
      shelf := pg_temp.new_folder(community.id, top, 'Asset documents', true);
      perform pg_temp.grant_roles(community.id, shelf, array['Assets List View'], 'Asset Update');
      for held in
        select asset.id, asset.name, array_agg(filed.file_id order by filed.position) as files
        from asset join asset_file filed on filed.asset_id = asset.id group by asset.id, asset.name, asset.tenant_id
      loop
        place := pg_temp.new_folder(community.id, shelf, held.name, false);
        perform pg_temp.file_in(community.id, place, held.files);
        insert into document_link (tenant_id, document_id, asset_id)
        select community.id, version.document_id, held.id from document_version version where version.file_id = any(held.files);
      end loop;
      perform courtyard.set_scopes(shelf);
    end if;

    if exists (select from meeting_file) then
      shelf := pg_temp.new_folder(community.id, top, 'Meeting documents', true);
      perform pg_temp.grant_roles(community.id, shelf, array['Meetings List View'], 'Meeting Update');
      for held in
        select meeting.id, meeting.status, meeting.is_executive, array_agg(filed.file_id order by filed.position) as files,
          meeting.name || ' ' || to_char(meeting.starts_at at time zone community.time_zone, 'YYYY-MM-DD') as name
        from meeting join meeting_file filed on filed.meeting_id = meeting.id group by meeting.tenant_id, meeting.id
      loop
        place := pg_temp.new_folder(community.id, shelf, held.name, held.status = 'draft' or held.is_executive);
        if held.status = 'draft' or held.is_executive then
          perform pg_temp.grant_roles(community.id, place, array['Meetings List View']
            || case when held.status = 'draft' then array['Meeting Update'] else '{}' end
            || case when held.is_executive then array['Executive Sessions View'] else '{}' end, 'Meeting Update');
        end if;
        perform pg_temp.file_in(community.id, place, held.files);
        insert into document_link (tenant_id, document_id, meeting_id)
        select community.id, version.document_id, held.id from document_version version where version.file_id = any(held.files);
      end loop;
      perform courtyard.set_scopes(shelf);
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
drop function pg_temp.free_name, pg_temp.new_folder, pg_temp.grant_roles, pg_temp.file_in;
drop table asset_file;
drop table meeting_file;
