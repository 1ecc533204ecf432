-- A text array as one text, for columns that are made of it.
create function courtyard.joined(parts text[]) returns text language sql immutable parallel safe
  return array_to_string(parts, ' ');

-- A document in one folder. Its bytes are those of its versions; kind, size and number are of the current one.
create table document (
  tenant_id uuid not null,
  id uuid not null,
  folder_id uuid not null,
  name text not null check (name <> ''),
  description text,
  tags text[] not null default '{}',
  kind text not null check (kind in ('picture', 'pdf', 'document', 'sheet', 'slides', 'text', 'other')),
  bytes bigint not null check (bytes >= 0),
  version_number int not null check (version_number >= 1),
  added_by text not null,
  trashed_at timestamptz,
  name_sort text collate "C" not null generated always as (courtyard.natural_key(lower(name))) stored,
  tag_words text not null generated always as (courtyard.joined(tags)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references document_folder (tenant_id, id)
);
select courtyard.fence('document');
create index document_by_folder on document (tenant_id, folder_id, name_sort, id);
create index document_by_name on document (tenant_id, name_sort, id);
create index document_by_change on document (tenant_id, updated_at, id);
create index document_by_size on document (tenant_id, bytes, id);
create index document_in_trash on document (tenant_id, trashed_at) where trashed_at is not null;
select courtyard.make_searchable('document', 'document', 'name', $$concat_ws(' ', name, tag_words, description)$$);

-- A version is never changed: a later one takes its place.
create table document_version (
  tenant_id uuid not null,
  document_id uuid not null,
  number int not null check (number >= 1),
  file_id uuid not null,
  note text,
  -- The earlier version that this one brought back.
  restored_from int,
  added_by text not null,
  added_at timestamptz not null default now(),
  primary key (tenant_id, document_id, number),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('document_version');
create unique index document_version_file on document_version (tenant_id, file_id);

create table document_favorite (
  tenant_id uuid not null,
  member_id uuid not null,
  document_id uuid not null,
  primary key (tenant_id, member_id, document_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
select courtyard.fence('document_favorite');
create index document_favorite_by_document on document_favorite (tenant_id, document_id);

-- When a member last opened a document.
create table document_seen (
  tenant_id uuid not null,
  member_id uuid not null,
  document_id uuid not null,
  seen_at timestamptz not null,
  primary key (tenant_id, member_id, document_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade
);
select courtyard.fence('document_seen');
create index document_seen_by_document on document_seen (tenant_id, document_id);
create index document_seen_by_member on document_seen (tenant_id, member_id, seen_at);
