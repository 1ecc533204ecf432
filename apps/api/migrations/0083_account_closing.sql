-- A person closes their account, in all their communities, after a waiting time in which they can change their mind.
create table account_closing (
  identity_id uuid primary key references identity (id) on delete cascade,
  -- Where it was asked for, whose letters tell of it.
  community_id uuid not null references tenant (id) on delete cascade,
  asked_at timestamptz not null,
  closes_at timestamptz not null
);
create index account_closing_due on account_closing (closes_at);
