-- What the community is told: words, whom it is for, from when until when it is read.
create table announcement (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  title text not null check (title <> ''),
  category text not null,
  status text not null check (status in ('draft', 'scheduled', 'published', 'expired', 'withdrawn')),
  body jsonb not null,
  -- As plain text, by which it is found.
  words text not null,
  audience_id uuid not null,
  is_urgent boolean not null,
  is_pinned boolean not null,
  allows_comments boolean not null,
  publishes_at timestamptz,
  expires_on date,
  author_member_id uuid,
  -- As they were called when they wrote it.
  author text not null,
  title_sort text collate "C" not null generated always as (lower(title)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, audience_id) references audience (tenant_id, id),
  foreign key (tenant_id, author_member_id) references member (tenant_id, id) on delete set null (author_member_id),
  check ((status in ('draft')) = (publishes_at is null))
);
select courtyard.fence('announcement');
create index announcement_by_title on announcement (tenant_id, title_sort, id);
create index announcement_by_change on announcement (tenant_id, updated_at, id);
create index announcement_by_publication on announcement (tenant_id, publishes_at, id);
create index announcement_waiting on announcement (tenant_id, publishes_at) where status = 'scheduled';
create index announcement_by_audience on announcement (tenant_id, audience_id);
create index announcement_by_author on announcement (tenant_id, author_member_id) where author_member_id is not null;
select courtyard.make_searchable('announcement', 'announcement', 'title', $$concat_ws(' ', title, words)$$);

create table announcement_file (
  tenant_id uuid not null,
  announcement_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, announcement_id, position),
  foreign key (tenant_id, announcement_id) references announcement (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('announcement_file');
create index announcement_file_by_file on announcement_file (tenant_id, file_id);

-- Pictures that its text shows.
create table announcement_picture (
  tenant_id uuid not null,
  announcement_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, announcement_id, position),
  foreign key (tenant_id, announcement_id) references announcement (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('announcement_picture');
create index announcement_picture_by_file on announcement_picture (tenant_id, file_id);

-- Whom it was for when it was published, and who opened it.
create table announcement_recipient (
  tenant_id uuid not null,
  announcement_id uuid not null,
  person_key uuid not null,
  member_id uuid,
  name text not null,
  email text,
  read_at timestamptz,
  primary key (tenant_id, announcement_id, person_key),
  foreign key (tenant_id, announcement_id) references announcement (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
select courtyard.fence('announcement_recipient');
create index announcement_recipient_by_member on announcement_recipient (tenant_id, member_id, announcement_id)
  where member_id is not null;

create table announcement_comment (
  tenant_id uuid not null,
  id uuid not null,
  announcement_id uuid not null,
  member_id uuid,
  author text not null,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, announcement_id) references announcement (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete set null (member_id)
);
select courtyard.fence('announcement_comment');
create index announcement_comment_by_announcement on announcement_comment (tenant_id, announcement_id, written_at, id);
create index announcement_comment_by_member on announcement_comment (tenant_id, member_id) where member_id is not null;
