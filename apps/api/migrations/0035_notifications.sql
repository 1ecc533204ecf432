-- What members are told of: the content once, a receipt for each of them, and what went out to them by mail and push.

create table notification (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  -- As a section declares it, `properties.booking-requested`; its words are made of the parameters when they are read.
  kind text not null,
  parameters jsonb not null,
  -- Path in the community.
  link text check (link like '/%'),
  is_urgent boolean not null,
  -- Of one kind and key there is one: telling it again tells nobody.
  dedupe_key text,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index notification_by_age on notification (tenant_id, created_at);
create unique index notification_once on notification (tenant_id, kind, dedupe_key) where dedupe_key is not null;
select courtyard.fence('notification');

-- Ids grow with time, so that the primary key is the order of a member's list.
create table notification_receipt (
  tenant_id uuid not null,
  member_id uuid not null,
  notification_id uuid not null,
  read_at timestamptz,
  primary key (tenant_id, member_id, notification_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, notification_id) references notification (tenant_id, id) on delete cascade
);
create index notification_receipt_unread on notification_receipt (tenant_id, member_id, notification_id)
  where read_at is null;
create index notification_receipt_by_content on notification_receipt (tenant_id, notification_id);
select courtyard.fence('notification_receipt');

-- One for each notification, member and way out, whatever is tried again: nothing goes out twice.
create table notification_delivery (
  tenant_id uuid not null,
  notification_id uuid not null,
  member_id uuid not null,
  channel text not null check (channel in ('push', 'email')),
  cadence text not null check (cadence in ('at-once', 'daily', 'weekly')),
  -- `sending` is noted before a push goes out: of a process that ended in between, it stays, and is not tried again.
  -- `dropped`: it was silent then, or read before.
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  attempts int not null default 0,
  due_at timestamptz not null,
  primary key (tenant_id, notification_id, member_id, channel),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  foreign key (tenant_id, notification_id) references notification (tenant_id, id) on delete cascade
);
create index notification_delivery_waiting on notification_delivery (tenant_id, channel, due_at)
  where status = 'waiting';
create index notification_delivery_by_member on notification_delivery (tenant_id, member_id);
select courtyard.fence('notification_delivery');

-- Where a kind reaches a member, as far as they chose; the rest is as the kind has it.
create table notification_choice (
  tenant_id uuid not null,
  member_id uuid not null,
  kind text not null,
  in_app boolean,
  push boolean,
  email text check (email in ('off', 'at-once', 'daily', 'weekly')),
  primary key (tenant_id, member_id, kind),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select courtyard.fence('notification_choice');

create table notification_setting (
  tenant_id uuid not null,
  member_id uuid not null,
  -- What is later is new.
  seen_through uuid,
  quiet_from_minutes int check (quiet_from_minutes between 0 and 1439),
  quiet_until_minutes int check (quiet_until_minutes between 0 and 1439),
  -- Null: the community's.
  quiet_time_zone text,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade,
  check ((quiet_from_minutes is null) = (quiet_until_minutes is null))
);
select courtyard.fence('notification_setting');

-- Browsers that are pushed to. It ends with the session: who signed out is told nothing.
create table push_subscription (
  tenant_id uuid not null,
  session_id uuid not null,
  member_id uuid not null,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (tenant_id, session_id),
  foreign key (tenant_id, session_id) references session (tenant_id, id) on delete cascade
);
create unique index push_subscription_endpoint on push_subscription (tenant_id, endpoint);
create index push_subscription_by_member on push_subscription (tenant_id, member_id);
select courtyard.fence('push_subscription');

-- The key pair by which push services know the installation (VAPID, RFC 8292), made when it is first asked for.
alter table installation add column push_public_key text, add column push_private_key text,
  add check ((push_public_key is null) = (push_private_key is null));
