-- What a member tells the others of themselves, and how they may be reached.
create table member_profile (
  tenant_id uuid not null,
  member_id uuid not null,
  about text check (length(about) <= 300),
  phone text check (length(phone) <= 40),
  email_visible boolean not null default false,
  phone_visible boolean not null default false,
  photo_file_id uuid,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, photo_file_id) references file (tenant_id, id)
);
select courtyard.fence('member_profile');
create index member_profile_by_file on member_profile (tenant_id, photo_file_id);
