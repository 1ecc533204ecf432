-- How a member is reached besides the profile, and whom to call in an emergency.
create table member_contact (
  tenant_id uuid not null,
  member_id uuid not null,
  mailing_address text check (mailing_address <> ''),
  home_phone text check (home_phone <> ''),
  work_phone text check (work_phone <> ''),
  languages text[] not null,
  address_visible boolean not null,
  phones_visible boolean not null,
  languages_visible boolean not null,
  emergency_contacts jsonb not null,
  version int not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('member_contact');
