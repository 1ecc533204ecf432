-- An event is a row, a series too. Times are of the event's own clock, as text `2026-12-01T18:30:00`: they stay what they
-- are when a zone's rules change. The span in UTC is what lists find it by.
create table calendar_series (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  uid text not null check (uid <> ''),
  sequence int not null default 0,
  title text not null check (title <> ''),
  description text,
  location text,
  category text not null,
  color text,
  text_color text,
  all_day boolean not null,
  time_zone text not null,
  starts_local text not null,
  length_seconds int not null check (length_seconds >= 0),
  rules text[] not null,
  -- The last date that each rule can have, its COUNT worked out; '' for one without end.
  rule_ends text[] not null,
  extra_dates text[] not null,
  except_dates text[] not null,
  span tstzrange not null,
  status text not null check (status in ('confirmed', 'tentative', 'cancelled')),
  asks_answers boolean not null,
  created_by uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references member (tenant_id, id),
  constraint calendar_uid_once unique (tenant_id, uid)
);
select courtyard.fence('calendar_series');
create index calendar_series_by_span on calendar_series using gist (tenant_id, span);
create index calendar_series_by_creator on calendar_series (tenant_id, created_by);

-- A date that departs from its series, by the start that it would have.
create table calendar_override (
  tenant_id uuid not null,
  series_id uuid not null,
  occurrence text not null,
  title text not null check (title <> ''),
  description text,
  location text,
  category text not null,
  color text,
  text_color text,
  starts_local text not null,
  length_seconds int not null check (length_seconds >= 0),
  status text not null check (status in ('confirmed', 'tentative', 'cancelled')),
  primary key (tenant_id, series_id, occurrence),
  foreign key (tenant_id, series_id) references calendar_series (tenant_id, id) on delete cascade
);
select courtyard.fence('calendar_override');

create table calendar_answer (
  tenant_id uuid not null,
  series_id uuid not null,
  occurrence text not null,
  member_id uuid not null,
  answer text not null check (answer in ('yes', 'maybe', 'no')),
  answered_at timestamptz not null default now(),
  primary key (tenant_id, series_id, occurrence, member_id),
  foreign key (tenant_id, series_id) references calendar_series (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select courtyard.fence('calendar_answer');
create index calendar_answer_by_member on calendar_answer (tenant_id, member_id);

-- The secret link of a member to the calendar: what is kept of it opens nothing.
create table calendar_feed (
  tenant_id uuid not null,
  member_id uuid not null,
  token_hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
select courtyard.fence('calendar_feed');
create unique index calendar_feed_by_token on calendar_feed (tenant_id, token_hash);

select courtyard.make_searchable('calendar_series', 'calendar-event', 'title', $$concat_ws(' ', title, location, description)$$);
