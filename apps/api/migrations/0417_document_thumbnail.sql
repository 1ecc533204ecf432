-- A small picture of the current version of a document, as WebP. It has some kilobytes and is
-- removed with its version, so it is kept here and not in the store of files, and no quota counts it.
create table document_thumbnail (
  tenant_id uuid not null,
  document_id uuid not null,
  number int not null,
  content bytea not null check (octet_length(content) <= 262144),
  primary key (tenant_id, document_id, number),
  foreign key (tenant_id, document_id, number) references document_reading (tenant_id, document_id, number) on delete cascade
);
select courtyard.fence('document_thumbnail');
-- It is compressed already.
alter table document_thumbnail alter column content set storage external;
