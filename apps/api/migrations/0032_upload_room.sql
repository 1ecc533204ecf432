-- Room that an upload under way takes of its member's: uploads at the same time count against each other.

create table upload_reservation (
  tenant_id uuid not null references tenant,
  id uuid not null,
  member_id uuid not null,
  bytes bigint not null check (bytes >= 0),
  -- Long after the longest upload: of a process that ended in between, nothing stays.
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member on delete cascade
);
create index upload_reservation_by_member on upload_reservation (tenant_id, member_id);
select courtyard.fence('upload_reservation');
