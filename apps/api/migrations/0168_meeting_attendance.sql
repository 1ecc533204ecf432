-- The community's rules of notice and quorum by kind of meeting; a kind without a row has those that it begins with.
create table meeting_policy (
  tenant_id uuid not null references tenant (id),
  kind text not null check (kind in ('board', 'annual', 'special', 'committee')),
  minimum int not null check (minimum between 0 and 400),
  unit text not null check (unit in ('days', 'business-days', 'hours')),
  maximum_days int check (maximum_days between 1 and 400),
  post_days int not null check (post_days between 0 and 30),
  holidays text not null check (holidays in ('us-federal', 'none')),
  closed_on text[] not null,
  quorum_basis text not null check (quorum_basis in ('unit', 'person')),
  quorum_kind text not null check (quorum_kind in ('percent', 'majority', 'count')),
  quorum_value int not null check (quorum_value between 1 and 100000),
  reconvened_value int check (reconvened_value between 1 and 100000),
  proxies_count boolean not null,
  minutes_within_days int not null check (minutes_within_days between 1 and 365),
  source text,
  version int not null default 1,
  primary key (tenant_id, kind)
);
select courtyard.fence('meeting_policy');

-- Who is invited, as they were when they were invited: a sale in between changes nothing of it.
create table meeting_attendee (
  tenant_id uuid not null,
  meeting_id uuid not null,
  -- The member's id, or the person's where they are no member: nobody is invited twice.
  person_key uuid not null,
  member_id uuid,
  name text not null,
  email text,
  language text not null,
  units text[] not null,
  answer text not null default 'none' check (answer in ('none', 'yes', 'no', 'proxy')),
  answered_at timestamptz,
  presence text not null default 'absent' check (presence in ('absent', 'present', 'online', 'proxy')),
  proxy_holder text,
  arrived_at timestamptz,
  version int not null default 1,
  primary key (tenant_id, meeting_id, person_key),
  foreign key (tenant_id, meeting_id) references meeting (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
select courtyard.fence('meeting_attendee');
create index meeting_attendee_by_member on meeting_attendee (tenant_id, member_id) where member_id is not null;
