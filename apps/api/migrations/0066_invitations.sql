-- A letter asked somebody to become a member. Until they accept they are a member with the status `invited`, which lets
-- nobody sign in. Of the link only a hash is kept; one that is sent again replaces it.
create table invitation (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  token_hash bytea not null check (length(token_hash) = 32),
  status text not null default 'open' check (status in ('open', 'accepted', 'revoked')),
  invited_by text not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select courtyard.fence('invitation');
create unique index invitation_open on invitation (tenant_id, member_id) where status = 'open';
create index invitation_by_member on invitation (tenant_id, member_id);
create index invitation_by_sending on invitation (tenant_id, sent_at, id);
