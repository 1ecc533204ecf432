-- Two records of one person become one. The record that became part of another stays for the history, whose entries name it;
-- nobody signs in to it, no list has it, and its address is free for its person's one record.
alter table member
  add column merged_into uuid,
  add foreign key (tenant_id, merged_into) references member (tenant_id, id),
  alter column identity_id drop not null,
  add constraint member_is_somebody check ((identity_id is null) = (merged_into is not null)),
  add constraint merged_is_past check (merged_into is null or status = 'past');
create index member_by_merged_into on member (tenant_id, merged_into) where merged_into is not null;

-- A record that was merged has no address to be found by.
create or replace function courtyard.member_words(p_tenant_id uuid, p_member_id uuid, p_all boolean) returns text
  language sql stable set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select concat_ws(' ', member.display_name,
    case when p_all or profile.email_visible then identity.email end,
    case when p_all or profile.phone_visible
      then concat_ws(' ', profile.phone, regexp_replace(profile.phone, '[^0-9]', '', 'g')) end)
  from member
  left join identity on identity.id = member.identity_id
  left join member_profile profile on profile.tenant_id = member.tenant_id and profile.member_id = member.id
  where member.tenant_id = p_tenant_id and member.id = p_member_id
$$;

-- Whether somebody has a password to sign in to the record with: the serving role reads no passwords.
create function courtyard.has_sign_in(p_member_id uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select member.status <> 'invited' and identity.password_hash is not null
  from member join identity on identity.id = member.identity_id
  where member.tenant_id = courtyard.tenant_id() and member.id = p_member_id
$$;
revoke execute on function courtyard.has_sign_in(uuid) from public;
grant execute on function courtyard.has_sign_in(uuid) to courtyard_app;

-- Periods are never deleted, but for one that another of the same person covers once two people are known to be one: both
-- have a period of the same property that overlaps.
create function courtyard.fold_periods(p_table text, p_ids uuid[], p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_table not in ('ownership', 'residency') then
    raise exception 'no periods are in %', p_table;
  end if;
  execute format(
    'delete from %1$I folded where tenant_id = courtyard.tenant_id() and id = any ($1) and person_id in ($2, $3)'
    || ' and exists (select from %1$I ours join %1$I theirs on theirs.tenant_id = ours.tenant_id'
    || '   and theirs.property_id = ours.property_id'
    || '   and daterange(theirs.starts_on, theirs.ends_on, ''[]'') && daterange(ours.starts_on, ours.ends_on, ''[]'')'
    || '   where ours.tenant_id = folded.tenant_id and ours.property_id = folded.property_id'
    || '   and ours.person_id = $2 and theirs.person_id = $3)', p_table)
    using p_ids, p_from, p_to;
end $$;
revoke execute on function courtyard.fold_periods(text, uuid[], uuid, uuid) from public;
grant execute on function courtyard.fold_periods(text, uuid[], uuid, uuid) to courtyard_app;
