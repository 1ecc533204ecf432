-- The day on which a membership ended, however it did: the list is filtered by who leaves. Null for who is a member, and for
-- who was invited and never became one.
alter table member add column ended_on date;
create index member_by_end on member (tenant_id, ended_on) where ended_on is not null;

create function courtyard.membership_ended() returns trigger language plpgsql as $$
begin
  new.ended_on := case
    when new.status = 'past' and old.status <> 'invited'
      then coalesce(new.access_ended_on, courtyard.day_in(new.tenant_id, now()))
  end;
  return new;
end $$;
create trigger membership_ended before update of status on member
  for each row when (old.status is distinct from new.status) execute function courtyard.membership_ended();

-- The fence is forced upon the owner of the tables too; it is lifted within the transaction.
alter table member no force row level security;
alter table audit_log no force row level security;
update member set ended_on = coalesce(member.access_ended_on, (
  select max((audit_log.at at time zone tenant.time_zone)::date)
  from audit_log join tenant on tenant.id = audit_log.tenant_id
  where audit_log.tenant_id = member.tenant_id and audit_log.subject_type = 'member'
    and audit_log.subject_id = member.id::text and audit_log.action in ('member.end', 'account.close')))
where status = 'past' and merged_into is null;
alter table member force row level security;
alter table audit_log force row level security;
