-- Whom something is for, in parts, so that what a part names can be followed: a merge of two records of one person, a
-- removal. One with a name is offered wherever people choose; the others are of one announcement, mailing, poll or meeting.
create table audience (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  name text check (name <> ''),
  name_sort text collate "C" not null generated always as (lower(coalesce(name, ''))) stored,
  -- Offered no more; what refers to it goes on meaning the same people.
  removed_at timestamptz,
  version int not null default 1,
  primary key (tenant_id, id)
);
select courtyard.fence('audience');
create unique index audience_name on audience (tenant_id, name_sort) where name is not null and removed_at is null;

create table audience_part (
  tenant_id uuid not null,
  audience_id uuid not null,
  position int not null,
  is_excluded boolean not null,
  kind text not null,
  -- Of a building or unit: which of its people.
  who text,
  building text,
  -- A role, a committee, a unit: of one that was removed nobody is meant any more.
  ref_id uuid,
  member_id uuid,
  person_id uuid,
  saved_id uuid,
  primary key (tenant_id, audience_id, position),
  foreign key (tenant_id, audience_id) references audience (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete set null (person_id),
  foreign key (tenant_id, saved_id) references audience (tenant_id, id)
);
select courtyard.fence('audience_part');
create index audience_part_by_member on audience_part (tenant_id, member_id) where member_id is not null;
create index audience_part_by_person on audience_part (tenant_id, person_id) where person_id is not null;
create index audience_part_by_saved on audience_part (tenant_id, saved_id) where saved_id is not null;
