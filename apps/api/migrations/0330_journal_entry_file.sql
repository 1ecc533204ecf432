-- What is attached to an entry stays. The entry is posted last in the transaction, or waits for a second person under the
-- id that it will have; entries are never deleted but with their community, so nothing refers to them from here.
create table journal_entry_file (
  tenant_id uuid not null references tenant (id),
  entry_id uuid not null,
  file_id uuid not null,
  attached_at timestamptz not null default now(),
  attached_by text not null check (attached_by <> ''),
  primary key (tenant_id, entry_id, file_id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('journal_entry_file');
create index journal_entry_file_by_file on journal_entry_file (tenant_id, file_id);
