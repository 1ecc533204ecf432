-- What is new is found by when it came.
create index document_version_newest on document_version (tenant_id, added_at desc, document_id);
