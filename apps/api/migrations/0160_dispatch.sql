-- A letter to many, on its way: words once, a row for each who gets it. `who` names a person or a member (`person:…`) without
-- referring to the row: what was sent to whom stays as it was, whatever becomes of their records.
create table dispatch (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  -- Whose thing it is, and the page that tells of it.
  section text not null,
  link text not null,
  -- What one can unsubscribe from; null for what the law or the documents demand.
  category text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  from_name text not null,
  reply_to text,
  sent_by uuid not null,
  status text not null check (status in ('waiting', 'sending', 'paused', 'held', 'done', 'cancelled')),
  held_because text check (held_because in ('overdue', 'restored')),
  -- What keeps all of it from going on, in the codes of the mail server: it is tried again.
  trouble text,
  due_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- Last looked after: what nobody looked after for an hour waits for a person.
  watched_at timestamptz not null,
  installation text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, sent_by) references member (tenant_id, id)
);
select courtyard.fence('dispatch');
create index dispatch_under_way on dispatch (tenant_id, due_at) where status in ('waiting', 'sending');
create index dispatch_by_sender on dispatch (tenant_id, sent_by);

create table dispatch_recipient (
  tenant_id uuid not null,
  dispatch_id uuid not null,
  id uuid not null,
  who text not null,
  name text not null,
  -- Null where none is known.
  address text check (address = lower(address)),
  domain text generated always as (split_part(address, '@', 2)) stored,
  language text not null check (language in ('en', 'es')),
  -- What stands in the words for this one, by the name of the field.
  fields jsonb not null,
  state text not null check (state in
    ('waiting', 'claimed', 'sending', 'accepted', 'deferred', 'refused', 'unknown', 'bounced', 'skipped')),
  reason text,
  -- What the server said, without addresses.
  answer text,
  attempts int not null default 0,
  first_tried_at timestamptz,
  next_at timestamptz,
  changed_at timestamptz not null,
  lease uuid,
  lease_until timestamptz,
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  primary key (tenant_id, dispatch_id, id),
  unique (tenant_id, dispatch_id, who),
  foreign key (tenant_id, dispatch_id) references dispatch (tenant_id, id) on delete cascade
);
select courtyard.fence('dispatch_recipient');
create index dispatch_recipient_by_state on dispatch_recipient (tenant_id, dispatch_id, state, next_at);
create index dispatch_recipient_by_name on dispatch_recipient (tenant_id, dispatch_id, name_sort, id);
create index dispatch_recipient_by_id on dispatch_recipient (tenant_id, id);
create index dispatch_recipient_by_who on dispatch_recipient (tenant_id, who);

-- Addresses that get no letters: of one category, because its reader said so; of any (`*`), because no such mailbox is there.
-- By address and not by person, so that it outlives merges and imports.
create table mail_block (
  tenant_id uuid not null references tenant (id),
  address text not null check (address = lower(address)),
  category text not null,
  because text not null check (because in ('unsubscribed', 'no-mailbox')),
  at timestamptz not null,
  primary key (tenant_id, address, category)
);
select courtyard.fence('mail_block');

-- How fast mail goes to a domain, once a server there asked for patience. Of the installation: servers count its address.
create table mail_pace (
  domain text primary key,
  per_minute int not null check (per_minute > 0),
  not_before timestamptz not null,
  slowed_at timestamptz not null
);
grant select, insert, update, delete on mail_pace to courtyard_app;
