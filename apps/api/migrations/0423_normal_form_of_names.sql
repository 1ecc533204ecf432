-- Names of folders and documents in normal form C, as every line is from now on. Where a folder of that name is there already,
-- the other one gets a number behind it.
do $$
declare
  community uuid;
  odd record;
  number int;
  wanted text;
begin
  for community in select id from tenant loop
    perform set_config('app.tenant_id', community::text, true);
    update document set name = normalize(name, nfc) where name is not nfc normalized;
    for odd in select id, parent_id, normalize(name, nfc) as name from document_folder where name is not nfc normalized loop
      wanted := odd.name;
      number := 2;
      while exists (select from document_folder folder where folder.parent_id = odd.parent_id and folder.id <> odd.id
          and folder.name_sort = lower(wanted)) loop
        wanted := odd.name || ' (' || number || ')';
        number := number + 1;
      end loop;
      update document_folder set name = wanted where id = odd.id;
    end loop;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
