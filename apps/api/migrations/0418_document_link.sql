-- What a document is linked to. Each kind of thing has a column of its own, so that a link goes with its thing. A link says
-- nothing of who may see the document.
create table document_link (
  tenant_id uuid not null,
  document_id uuid not null,
  property_id uuid,
  area_id uuid,
  asset_id uuid,
  meeting_id uuid,
  thing_kind text not null generated always as (case when property_id is not null then 'property'
    when area_id is not null then 'area' when asset_id is not null then 'asset' else 'meeting' end) stored,
  thing_id uuid not null generated always as (coalesce(property_id, area_id, asset_id, meeting_id)) stored,
  linked_at timestamptz not null default now(),
  primary key (tenant_id, document_id, thing_id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
  foreign key (tenant_id, property_id) references property (tenant_id, id) on delete cascade,
  foreign key (tenant_id, area_id) references common_area (tenant_id, id) on delete cascade,
  foreign key (tenant_id, asset_id) references asset (tenant_id, id) on delete cascade,
  foreign key (tenant_id, meeting_id) references meeting (tenant_id, id) on delete cascade,
  constraint document_link_to_one check (num_nonnulls(property_id, area_id, asset_id, meeting_id) = 1)
);
select courtyard.fence('document_link');
create index document_link_by_thing on document_link (tenant_id, thing_id, linked_at);
create index document_link_by_property on document_link (tenant_id, property_id);
create index document_link_by_area on document_link (tenant_id, area_id);
create index document_link_by_asset on document_link (tenant_id, asset_id);
create index document_link_by_meeting on document_link (tenant_id, meeting_id);
