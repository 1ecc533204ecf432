-- Which homes are theirs is told to the other members by those alone who say so.
alter table member_profile add column homes_visible boolean not null default false;

alter table member
  add column name_sort text collate "C" not null generated always as (lower(display_name)) stored,
  add column version int not null default 1;
create index member_by_name on member (tenant_id, name_sort, id);
create index member_by_status on member (tenant_id, status, name_sort, id);
create index member_by_since on member (tenant_id, created_at, id);

-- The list is filtered by roles, so that a role given or taken is a change of it too.
create trigger list_written before insert or update or delete on member
  for each statement execute function courtyard.list_written('member');
create trigger list_written before insert or update or delete on member_role
  for each statement execute function courtyard.list_written('member');

-- What a member is found by: by everybody as far as they show it, by who manages the members all of it. By the indexes,
-- whatever the planner knows of tables that are just being filled.
create function courtyard.member_words(p_tenant_id uuid, p_member_id uuid, p_all boolean) returns text
  language sql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select concat_ws(' ', member.display_name,
    case when p_all or profile.email_visible then identity.email end,
    case when p_all or profile.phone_visible
      then concat_ws(' ', profile.phone, regexp_replace(profile.phone, '[^0-9]', '', 'g')) end)
  from member
  join identity on identity.id = member.identity_id
  left join member_profile profile on profile.tenant_id = member.tenant_id and profile.member_id = member.id
  where member.tenant_id = p_tenant_id and member.id = p_member_id
$$;

alter table member_profile no force row level security;
select courtyard.make_searchable('member', 'member', 'display_name', 'courtyard.member_words(tenant_id, id, false)');

create trigger contact_inserted after insert on member referencing new table as written
  for each statement execute function
  courtyard.index_records('member-contact', 'display_name', 'courtyard.member_words(tenant_id, id, true)');
create trigger contact_updated after update on member referencing new table as written
  for each statement execute function
  courtyard.index_records('member-contact', 'display_name', 'courtyard.member_words(tenant_id, id, true)');
create trigger contact_deleted after delete on member referencing old table as gone
  for each statement execute function courtyard.forget_records('member-contact');
alter table member no force row level security;
do $$ begin
  execute courtyard.search_indexing('member', 'member-contact', 'display_name',
    'courtyard.member_words(tenant_id, id, true)');
end $$;
alter table member force row level security;
alter table member_profile force row level security;

-- A profile is a part of its member: who changed it changed the member, who is then found by other words.
create function courtyard.profile_written() returns trigger language plpgsql as $$
begin
  update member set version = member.version + 1
  from written where member.tenant_id = written.tenant_id and member.id = written.member_id;
  return null;
end $$;
create trigger profile_inserted after insert on member_profile referencing new table as written
  for each statement execute function courtyard.profile_written();
create trigger profile_updated after update on member_profile referencing new table as written
  for each statement execute function courtyard.profile_written();

-- The records of a kind that have all words of a needle; and whether one has them, for lists in which most have.
create function courtyard.find_by_words(p_kind text, p_needle text) returns setof uuid
  language plpgsql stable security definer rows 500 set search_path = public, pg_temp as $$
declare
  patterns text[] := courtyard.search_patterns(p_needle);
begin
  return query
    select record_id from search_entry
    where tenant_id = courtyard.tenant_id() and kind = p_kind
      and words like patterns[1] and words like all (patterns);
end $$;

create function courtyard.has_words(p_kind text, p_record_id uuid, p_patterns text[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from search_entry
    where tenant_id = courtyard.tenant_id() and kind = p_kind and record_id = p_record_id
      and words like all (p_patterns))
$$;

-- Owners know their neighbours by name; what else they see of each is that member's choice. The permission was offered
-- to other roles before there was a directory.
alter table role no force row level security;
alter table role_permission no force row level security;
insert into role_permission (tenant_id, role_id, permission)
select tenant_id, id, 'Members List View' from role where built_in and name = 'Member'
on conflict do nothing;
alter table role force row level security;
alter table role_permission force row level security;
