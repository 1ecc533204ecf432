-- What members ask those who answer for the community, and what they are told.
create table ticket (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  -- Counted by community, from 1.
  number int not null check (number > 0),
  -- Who asks.
  member_id uuid not null,
  assignee_id uuid,
  subject text not null check (subject <> ''),
  category text not null check (category in ('account', 'home', 'community', 'problem', 'other')),
  status text not null check (status in ('open', 'answered', 'closed')),
  -- Path of the page on which it was asked.
  page text,
  version int not null default 1,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, assignee_id) references member (tenant_id, id)
);
select courtyard.fence('ticket');
create index ticket_by_member on ticket (tenant_id, member_id, created_at);
create index ticket_by_touched on ticket (tenant_id, touched_at desc, id);
create index ticket_waiting on ticket (tenant_id, created_at) where status = 'open';

-- Written once: nobody changes or takes back what was said.
create table ticket_message (
  tenant_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  member_id uuid not null,
  -- For those who answer alone.
  is_internal boolean not null,
  message text not null check (message <> ''),
  written_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references ticket (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('ticket_message');
create index ticket_message_by_ticket on ticket_message (tenant_id, ticket_id, written_at);
