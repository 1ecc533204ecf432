-- Builds of their own that a person with "Section Override" runs in place of releases, in one session: they end with it.
create table session_override (
  tenant_id uuid not null,
  session_id uuid not null,
  -- Not a reference: the section may not be published yet.
  section_id text not null,
  url text not null check (length(url) <= 500),
  created_at timestamptz not null default now(),
  primary key (tenant_id, session_id, section_id),
  foreign key (tenant_id, session_id) references session (tenant_id, id) on delete cascade
);
select courtyard.fence('session_override');
