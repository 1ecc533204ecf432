-- Reports, minutes and documents as one PDF, which stays as it was made.
create table packet (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  title text not null check (title <> ''),
  held_on date not null,
  -- In their order, each with its name when the packet was created.
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  state text not null check (state in ('making', 'ready', 'failed')),
  reason text check (reason <> ''),
  journal_no int,
  page_count int check (page_count > 0),
  file_id uuid,
  -- In whose name it is made: the parts are what they may open.
  made_for uuid not null,
  created_by text not null,
  created_at timestamptz not null,
  made_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, made_for) references member (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id),
  check ((state = 'ready') = (file_id is not null)),
  check ((state = 'failed') = (reason is not null))
);
select courtyard.fence('packet');
create index packet_newest on packet (tenant_id, created_at desc, id);
create index packet_by_member on packet (tenant_id, made_for);
create index packet_by_file on packet (tenant_id, file_id) where file_id is not null;
