-- Documents of properties become documents, with the rights that they had: roles that open all properties see them, those of
-- them that filed documents change them, and the owners and residents of the day see those of their home.
do $$
declare
  community uuid;
  top uuid;
  shelf uuid;
  shelf_name text;
  home record;
  place uuid;
begin
  for community in select id from tenant loop
    -- The fence holds for migrations too.
    perform set_config('app.tenant_id', community::text, true);
    continue when not exists (select from property_document);

    select id into top from document_folder where space = 'hoa' and parent_id is null;
    if top is null then
      top := gen_random_uuid();
      insert into document_folder (tenant_id, id, space, name, scope_id) values (community, top, 'hoa', 'HOA documents', top);
      perform courtyard.set_scopes(top);
    end if;

    shelf := gen_random_uuid();
    shelf_name := 'Property documents';
    while exists (select from document_folder where parent_id = top and name_sort = lower(shelf_name)) loop
      shelf_name := shelf_name || ' (properties)';
    end loop;
    insert into document_folder (tenant_id, id, space, parent_id, name, is_restricted, scope_id)
    values (community, shelf, 'hoa', top, shelf_name, true, shelf);
    insert into folder_grant (tenant_id, folder_id, kind, role_id, level)
    select community, shelf, 'role', role.id, case when exists (select from role_permission change
        where change.role_id = role.id and change.permission = 'Property Document Update') then 3 else 1 end
    from role
    where exists (select from role_permission seen where seen.role_id = role.id and seen.permission = 'Properties List View')
      and exists (select from role_permission opened
        where opened.role_id = role.id and opened.permission = 'Property Details View');

    for home in
      select property.id, concat_ws(' ', nullif(property.building, ''), property.unit_number) as name,
        row_number() over (partition by lower(concat_ws(' ', nullif(property.building, ''), property.unit_number))
          order by property.id) as twin
      from property where exists (select from property_document filed where filed.property_id = property.id)
    loop
      place := gen_random_uuid();
      insert into document_folder (tenant_id, id, space, parent_id, name, scope_id)
      values (community, place, 'hoa', shelf, home.name || case when home.twin > 1 then ' (' || home.twin || ')' else '' end, place);
      insert into folder_grant (tenant_id, folder_id, kind, property_id, level) values (community, place, 'unit', home.id, 1);

      insert into document (tenant_id, id, folder_id, name, tags, kind, bytes, version_number, added_by, created_at, updated_at)
      select community, filed.id, place, filed.title,
        case when filed.category = 'other' then '{}'::text[] else array[initcap(filed.category)] end,
        -- As fileKind of the platform tells it.
        case when file.media_type ~ '^image/(?!vnd\.d[wx])' then 'picture'
          when file.media_type ~ '^application/pdf' then 'pdf'
          when file.media_type ~ 'wordprocessing|msword|opendocument\.text' then 'document'
          when file.media_type ~ '^text/csv|spreadsheet|ms-excel' then 'sheet'
          when file.media_type ~ 'presentation|ms-powerpoint' then 'slides'
          when file.media_type ~ '^text/' then 'text' else 'other' end,
        file.bytes, 1, filed.added_by, filed.added_at, filed.added_at
      from property_document filed join file on file.id = filed.file_id where filed.property_id = home.id;
      insert into document_version (tenant_id, document_id, number, file_id, added_by, added_at)
      select community, id, 1, file_id, added_by, added_at from property_document where property_id = home.id;
      insert into document_link (tenant_id, document_id, property_id, linked_at)
      select community, id, property_id, added_at from property_document where property_id = home.id;
    end loop;
    perform courtyard.set_scopes(shelf);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
drop table property_document;

-- It decides nothing any more: who files a document follows from the rights of its folder.
alter table role_permission no force row level security;
delete from role_permission where permission = 'Property Document Update';
alter table role_permission force row level security;
