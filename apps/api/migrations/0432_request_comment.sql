-- Written once: a comment is never changed or removed.
create table request_comment (
  tenant_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  member_id uuid not null,
  -- For those who handle requests alone.
  is_internal boolean not null,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references request (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('request_comment');
create index request_comment_by_request on request_comment (tenant_id, request_id, written_at, id);
create index request_comment_by_member on request_comment (tenant_id, member_id);

create table request_comment_file (
  tenant_id uuid not null,
  comment_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, comment_id, position),
  foreign key (tenant_id, comment_id) references request_comment (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('request_comment_file');
create index request_comment_file_by_file on request_comment_file (tenant_id, file_id);

create table request_mention (
  tenant_id uuid not null,
  comment_id uuid not null,
  member_id uuid not null,
  primary key (tenant_id, comment_id, member_id),
  foreign key (tenant_id, comment_id) references request_comment (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('request_mention');
create index request_mention_by_member on request_mention (tenant_id, member_id);
