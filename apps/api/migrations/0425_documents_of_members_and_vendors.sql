-- Documents are linked to members and vendors too. What a link is to is called `thing` until 0477 renames it, which a community
-- that was there before has behind it.
do $$
declare
  word text := case when exists (select from pg_attribute where attrelid = 'document_link'::regclass
    and attname = 'record_id' and not attisdropped) then 'record' else 'thing' end;
begin
  alter table document_link
    add column member_id uuid,
    add column vendor_id uuid,
    add foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
    add foreign key (tenant_id, vendor_id) references vendor (tenant_id, id) on delete cascade,
    drop constraint document_link_to_one,
    add constraint document_link_to_one
      check (num_nonnulls(property_id, area_id, asset_id, meeting_id, member_id, vendor_id) = 1);
  -- PostgreSQL before 17 changes no expression of a generated column.
  execute format('alter table document_link drop column %I, drop column %I', word || '_kind', word || '_id');
  execute format($sql$alter table document_link
    add column %1$I text not null generated always as (case when property_id is not null then 'property'
      when area_id is not null then 'area' when asset_id is not null then 'asset'
      when meeting_id is not null then 'meeting' when member_id is not null then 'member' else 'vendor' end) stored,
    add column %2$I uuid not null
      generated always as (coalesce(property_id, area_id, asset_id, meeting_id, member_id, vendor_id)) stored,
    add primary key (tenant_id, document_id, %2$I)$sql$, word || '_kind', word || '_id');
  execute format('create index %I on document_link (tenant_id, %I, linked_at)', 'document_link_by_' || word, word || '_id');
end $$;
create index document_link_by_member on document_link (tenant_id, member_id);
create index document_link_by_vendor on document_link (tenant_id, vendor_id);
