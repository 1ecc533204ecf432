-- What was answered to a mutation, so that the same one sent again gets the same answer and happens once. The row is
-- written first: a second call with the key waits here until the first has committed.
create table idempotency_key (
  tenant_id uuid not null,
  member_id uuid not null,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  status int,
  answer text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, member_id, key),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select courtyard.fence('idempotency_key');
create index idempotency_key_by_time on idempotency_key (tenant_id, created_at);
