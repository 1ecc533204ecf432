-- An event that goes with each letter of a dispatch, for the reader's own calendar; null: none.
alter table dispatch add column invitation jsonb;

-- What a notice outside of its window needs: it is refused, or goes out with a reason that is kept.
alter table meeting_policy add column late_notice text not null default 'reason' check (late_notice in ('reason', 'refuse'));
alter table meeting_policy alter column late_notice drop default;

alter table meeting_attendee add column postal_address text;

-- What was said of a meeting, and by which window it was measured. It never changes.
create table meeting_notice (
  tenant_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  kind text not null check (kind in ('notice', 'change', 'cancellation')),
  -- Of its calendar event (RFC 5545, 3.8.7.4).
  sequence int not null check (sequence >= 0),
  -- Subject and text by language.
  words jsonb not null,
  -- When the meeting was to begin, as of then.
  starts_at timestamptz not null,
  first_on date,
  electronic_until timestamptz not null,
  post_until date not null,
  is_in_time boolean not null,
  source text,
  reason text,
  sent_by text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, meeting_id) references meeting (tenant_id, id)
);
select courtyard.fence('meeting_notice');
create index meeting_notice_by_meeting on meeting_notice (tenant_id, meeting_id, sent_at);

-- Who is told by it, as they were then. `posted_on` is added once their letter is in the post.
create table meeting_notice_recipient (
  tenant_id uuid not null,
  notice_id uuid not null,
  person_key uuid not null,
  name text not null,
  units text[] not null,
  language text not null,
  email text,
  postal_address text,
  dispatch_id uuid,
  posted_on date,
  posted_by text,
  primary key (tenant_id, notice_id, person_key),
  foreign key (tenant_id, notice_id) references meeting_notice (tenant_id, id),
  foreign key (tenant_id, dispatch_id) references dispatch (tenant_id, id)
);
select courtyard.fence('meeting_notice_recipient');
create index meeting_notice_recipient_by_dispatch on meeting_notice_recipient (tenant_id, dispatch_id)
  where dispatch_id is not null;
