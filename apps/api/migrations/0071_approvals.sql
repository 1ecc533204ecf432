-- What waits for a second person: asked by one, decided by others, carried out with the last decision that it needs.
create table approval (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  kind text not null,
  section text not null,
  -- What it is about.
  thing text not null,
  thing_id uuid not null,
  link text not null,
  -- What is carried out once it is given, and what its words are made of.
  parameters jsonb not null,
  -- As the thing was: another one, and what was asked is withdrawn.
  fingerprint text not null,
  -- What whoever decides has to be allowed.
  rights text[] not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  reason text check (reason <> ''),
  amount_minor bigint,
  currency text,
  -- How many have to approve; none where nobody else could, and it was carried out at once.
  needed int not null check (needed >= 0),
  expires_at timestamptz not null,
  state text not null check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  ended_at timestamptz,
  -- Why it ended so, by language.
  outcome jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, asked_by) references member (tenant_id, id),
  check ((amount_minor is null) = (currency is null)),
  check ((ended_at is null) = (state = 'waiting'))
);
select courtyard.fence('approval');
-- Of one kind, one waits for each thing, whoever asks first.
create unique index approval_waiting_once on approval (tenant_id, kind, thing_id) where state = 'waiting';
create index approval_by_expiry on approval (tenant_id, expires_at) where state = 'waiting';
create index approval_by_asked on approval (tenant_id, asked_at desc, id desc);
create index approval_by_thing on approval (tenant_id, thing, thing_id);

create table approval_decision (
  tenant_id uuid not null,
  approval_id uuid not null,
  member_id uuid not null,
  verdict text not null check (verdict in ('approve', 'refuse')),
  decided_at timestamptz not null,
  primary key (tenant_id, approval_id, member_id),
  foreign key (tenant_id, approval_id) references approval (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('approval_decision');
