-- The largest files of a community, for those who look after its storage.
create index file_by_size on file (tenant_id, bytes desc, id);
