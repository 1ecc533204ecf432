-- Somebody of the community. Two people may share a mailbox; a member is one person.
create table person (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text not null check (name <> ''),
  email text check (email = lower(email)),
  phone text,
  member_id uuid,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
select courtyard.fence('person');
create unique index person_of_member on person (tenant_id, member_id) where member_id is not null;
create index person_by_email on person (tenant_id, email);
create index person_by_name on person (tenant_id, name_sort, id);

-- Both days belong to a period; a null end runs on. A sale ends one period and opens the next: none is deleted.
create table ownership (
  tenant_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  person_id uuid not null,
  share_millionths int not null check (share_millionths between 1 and 1000000),
  starts_on date not null,
  ends_on date,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, person_id) references person (tenant_id, id),
  check (ends_on >= starts_on),
  constraint ownership_once exclude using gist
    (tenant_id with =, property_id with =, person_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
select courtyard.fence('ownership');
revoke delete on ownership from courtyard_app;
create index ownership_by_property on ownership (tenant_id, property_id, starts_on);
create index ownership_by_person on ownership (tenant_id, person_id);
create index ownership_by_start on ownership (tenant_id, starts_on);
create index ownership_by_end on ownership (tenant_id, ends_on);

-- Nobody owns more than the whole of a unit on any day. Checked at commit, so that the steps of a sale may come in
-- any order; with the unit locked, so that two writers cannot both stay just below.
create function courtyard.check_ownership() returns trigger language plpgsql as $$
declare
  over_on date;
begin
  perform 1 from property where tenant_id = new.tenant_id and id = new.property_id for no key update;
  select edge.starts_on into over_on
  from ownership edge
  join ownership held on held.tenant_id = edge.tenant_id and held.property_id = edge.property_id
    and held.starts_on <= edge.starts_on and (held.ends_on is null or held.ends_on >= edge.starts_on)
  where edge.tenant_id = new.tenant_id and edge.property_id = new.property_id
  group by edge.id, edge.starts_on
  having sum(held.share_millionths) > 1000000
  limit 1;
  if found then
    raise exception 'more than the whole is owned on %', over_on
      using errcode = 'check_violation', constraint = 'ownership_within_whole';
  end if;
  return null;
end $$;
create constraint trigger ownership_within_whole after insert or update on ownership
  deferrable initially deferred for each row execute function courtyard.check_ownership();

create table residency (
  tenant_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('resident', 'tenant')),
  starts_on date not null,
  ends_on date,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, property_id) references property (tenant_id, id),
  foreign key (tenant_id, person_id) references person (tenant_id, id),
  check (ends_on >= starts_on),
  constraint residency_once exclude using gist
    (tenant_id with =, property_id with =, person_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
select courtyard.fence('residency');
revoke delete on residency from courtyard_app;
create index residency_by_property on residency (tenant_id, property_id, starts_on);
create index residency_by_person on residency (tenant_id, person_id);
create index residency_by_start on residency (tenant_id, starts_on);
create index residency_by_end on residency (tenant_id, ends_on);
