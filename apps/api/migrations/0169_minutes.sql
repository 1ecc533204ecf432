create table motion (
  tenant_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  position int not null,
  wording text not null check (wording <> ''),
  mover text,
  seconder text,
  method text not null check (method in ('voice', 'count', 'names')),
  in_favor int check (in_favor >= 0),
  against int check (against >= 0),
  abstained int check (abstained >= 0),
  result text not null check (result in ('open', 'carried', 'failed', 'tabled', 'withdrawn')),
  is_executive boolean not null,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, meeting_id) references meeting (tenant_id, id) on delete cascade
);
select courtyard.fence('motion');
create index motion_by_meeting on motion (tenant_id, meeting_id, position);

-- How somebody who was invited voted, where names are taken.
create table motion_vote (
  tenant_id uuid not null,
  motion_id uuid not null,
  meeting_id uuid not null,
  person_key uuid not null,
  vote text not null check (vote in ('yes', 'no', 'abstain')),
  primary key (tenant_id, motion_id, person_key),
  foreign key (tenant_id, motion_id) references motion (tenant_id, id) on delete cascade,
  foreign key (tenant_id, meeting_id, person_key) references meeting_attendee (tenant_id, meeting_id, person_key)
);
select courtyard.fence('motion_vote');
create index motion_vote_by_attendee on motion_vote (tenant_id, meeting_id, person_key);

create table action_item (
  tenant_id uuid not null,
  id uuid not null,
  meeting_id uuid not null,
  title text not null check (title <> ''),
  assignee_id uuid,
  due_on date,
  done_at timestamptz,
  is_executive boolean not null,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, meeting_id) references meeting (tenant_id, id) on delete cascade,
  foreign key (tenant_id, assignee_id) references member (tenant_id, id) on delete set null (assignee_id)
);
select courtyard.fence('action_item');
create index action_item_by_meeting on action_item (tenant_id, meeting_id);
create index action_item_by_assignee on action_item (tenant_id, assignee_id) where done_at is null;

create table meeting_minutes (
  tenant_id uuid not null,
  meeting_id uuid not null,
  body text not null,
  -- What was said behind closed doors: never in the published file.
  executive_body text,
  status text not null check (status in ('draft', 'approved', 'published')),
  -- Who wrote last: somebody else approves.
  author_id uuid,
  approved_by text,
  approved_at timestamptz,
  published_at timestamptz,
  file_id uuid,
  version int not null default 1,
  primary key (tenant_id, meeting_id),
  foreign key (tenant_id, meeting_id) references meeting (tenant_id, id) on delete cascade,
  foreign key (tenant_id, author_id) references member (tenant_id, id) on delete set null (author_id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('meeting_minutes');
create index meeting_minutes_by_file on meeting_minutes (tenant_id, file_id) where file_id is not null;
create index meeting_minutes_by_author on meeting_minutes (tenant_id, author_id) where author_id is not null;
