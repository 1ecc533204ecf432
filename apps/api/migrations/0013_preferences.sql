-- What a member chose for themselves: switches, language, the order of the dashboard's cards.

create table member_preference (
  tenant_id uuid not null,
  member_id uuid not null,
  preferences jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
select courtyard.fence('member_preference');
