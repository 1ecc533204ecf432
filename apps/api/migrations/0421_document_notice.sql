-- Folders of whose new documents a member wants to be told, with those within them.
create table document_folder_follow (
  tenant_id uuid not null,
  member_id uuid not null,
  folder_id uuid not null,
  primary key (tenant_id, member_id, folder_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, folder_id) references document_folder (tenant_id, id) on delete cascade
);
select courtyard.fence('document_folder_follow');
create index document_folder_follow_by_folder on document_folder_follow (tenant_id, folder_id);

-- What is still to be told, until the uploads that belong together have ended.
create table document_notice (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('added', 'version', 'filed')),
  document_id uuid not null,
  -- Whose home it was filed for.
  property_id uuid,
  actor_id uuid not null,
  noticed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
  foreign key (tenant_id, property_id) references property (tenant_id, id) on delete cascade,
  foreign key (tenant_id, actor_id) references member (tenant_id, id),
  constraint document_notice_of_home check ((kind = 'filed') = (property_id is not null))
);
select courtyard.fence('document_notice');
create index document_notice_by_document on document_notice (tenant_id, document_id);
create index document_notice_by_property on document_notice (tenant_id, property_id);
create index document_notice_by_actor on document_notice (tenant_id, actor_id);

-- Documents of a home were told of by the section Properties. What members chose for that stays.
alter table notification no force row level security;
alter table notification_choice no force row level security;
update notification set kind = 'documents.filed',
  parameters = jsonb_build_object('count', 1, 'name', parameters ->> 'title', 'unit', parameters ->> 'unit')
  where kind = 'properties.document-filed';
update notification_choice set kind = 'documents.filed' where kind = 'properties.document-filed';
alter table notification force row level security;
alter table notification_choice force row level security;
