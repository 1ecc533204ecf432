-- How a community has a kind of change decided on, where it is not as the kind says.
create table approval_rule (
  tenant_id uuid not null references tenant (id),
  kind text not null,
  -- Whoever decides belongs to it: a committee.
  group_kind text,
  group_id uuid,
  version int not null,
  primary key (tenant_id, kind),
  check ((group_kind is null) = (group_id is null))
);
select courtyard.fence('approval_rule');

create table approval_rule_limit (
  tenant_id uuid not null,
  kind text not null,
  from_minor bigint not null check (from_minor >= 0),
  deciders int not null check (deciders >= 1),
  primary key (tenant_id, kind, from_minor),
  foreign key (tenant_id, kind) references approval_rule (tenant_id, kind) on delete cascade
);
select courtyard.fence('approval_rule_limit');

-- Whoever decides has one of these.
create table approval_rule_role (
  tenant_id uuid not null,
  kind text not null,
  role_id uuid not null,
  primary key (tenant_id, kind, role_id),
  foreign key (tenant_id, kind) references approval_rule (tenant_id, kind) on delete cascade,
  foreign key (tenant_id, role_id) references role (tenant_id, id)
);
select courtyard.fence('approval_rule_role');
create index approval_rule_role_by_role on approval_rule_role (tenant_id, role_id);

-- Who may decide, as the rule was when somebody asked.
alter table approval
  add column deciding_roles uuid[] not null default '{}',
  add column deciding_group_kind text,
  add column deciding_group_id uuid,
  add check ((deciding_group_kind is null) = (deciding_group_id is null));
