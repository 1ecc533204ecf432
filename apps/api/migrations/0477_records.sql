-- What approvals, links of documents and bulk jobs are about is a record, in the tables as in the code.
alter table approval rename column thing to record;
alter table approval rename column thing_id to record_id;
alter index approval_by_thing rename to approval_by_record;
alter table document_link rename column thing_kind to record_kind;
alter table document_link rename column thing_id to record_id;
alter index document_link_by_thing rename to document_link_by_record;
alter table bulk_job_row rename column thing_id to record_id;

-- The column of the log that says what an entry is about, in views that people saved.
alter table list_view no force row level security;
update list_view set settings = regexp_replace(settings::text, '\mthing\M', 'record', 'g')::jsonb
where list = 'people.logs' and settings::text ~ '\mthing\M';
alter table list_view force row level security;
