create table tenant (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  name text not null check (name <> ''),
  time_zone text not null default 'America/New_York',
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);
alter table tenant enable row level security;
create policy own on tenant for select to courtyard_app using (id = courtyard.tenant_id());
grant select on tenant to courtyard_app;

-- A person, once for all communities. The serving role sees those of its community, and never a password.
create table identity (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  display_name text not null,
  password_hash text,
  created_at timestamptz not null default now()
);
grant select (id, email, display_name, created_at) on identity to courtyard_app;

create table member (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  identity_id uuid not null references identity (id),
  display_name text not null check (display_name <> ''),
  status text not null default 'active' check (status in ('invited', 'active', 'suspended', 'past')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, identity_id)
);
select courtyard.fence('member');
create index member_identity on member (identity_id);

alter table identity enable row level security;
create policy of_community on identity for select to courtyard_app
  using (exists (select 1 from member where member.tenant_id = courtyard.tenant_id() and member.identity_id = identity.id));

create table role (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  description text not null default '',
  built_in boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
select courtyard.fence('role');

create table role_permission (
  tenant_id uuid not null,
  role_id uuid not null,
  permission text not null,
  primary key (tenant_id, role_id, permission),
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade
);
select courtyard.fence('role_permission');

create table member_role (
  tenant_id uuid not null,
  member_id uuid not null,
  role_id uuid not null,
  primary key (tenant_id, member_id, role_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, role_id) references role (tenant_id, id) on delete cascade
);
select courtyard.fence('member_role');
create index member_role_by_role on member_role (tenant_id, role_id);

-- One's own memberships, in every community: only for the role that acts for one person, so that the serving
-- role keeps a single, index-friendly policy.
create policy own_memberships on member for select to courtyard_self
  using (identity_id = nullif(current_setting('app.identity_id', true), '')::uuid);
create policy own_communities on tenant for select to courtyard_self
  using (exists (select 1 from member where member.tenant_id = tenant.id));
grant select on member, tenant to courtyard_self;
