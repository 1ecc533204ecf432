-- Elections: members nominate until a day, then the accepted candidates are the options of the ballot, or are elected
-- without one where there are no more of them than seats.
alter table poll
  drop constraint poll_status_check,
  drop constraint poll_kind_check,
  drop constraint poll_check,
  drop constraint poll_check1,
  add column nominations_until date,
  add column nominations_opened_on date,
  add column nominations_reminded_on date,
  add column acclamation boolean not null default false,
  -- Until then everything of the vote is kept; the day on which it was removed.
  add column keep_until date,
  add column records_removed_on date,
  add check (status in ('draft', 'nominating', 'acclaimed', 'open', 'counted', 'certified', 'cancelled')),
  add check (kind in ('yes-no', 'single', 'multiple', 'ranked', 'score', 'cumulative')),
  add check (status not in ('draft', 'nominating', 'acclaimed') or rules is null),
  add check (status not in ('open', 'counted', 'certified') or rules is not null),
  add check ((rules is null) = (public_key is null)),
  add check (status not in ('nominating', 'acclaimed') or nominations_until is not null);
create index poll_kept on poll (tenant_id, keep_until) where records_removed_on is null;

create table poll_candidate (
  tenant_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  -- Null for one without an account, whose acceptance was given in writing.
  member_id uuid,
  name text not null check (name <> ''),
  nominated_by uuid not null,
  status text not null check (status in ('nominated', 'accepted', 'declined')),
  statement text,
  -- On the ballot.
  key text,
  primary key (tenant_id, id),
  unique (tenant_id, poll_id, member_id),
  unique (tenant_id, poll_id, key),
  foreign key (tenant_id, poll_id) references poll (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  foreign key (tenant_id, nominated_by) references member (tenant_id, id)
);
select courtyard.fence('poll_candidate');

create table poll_inspector (
  tenant_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  -- Null for an outsider.
  member_id uuid,
  name text not null check (name <> ''),
  primary key (tenant_id, id),
  unique (tenant_id, poll_id, member_id),
  foreign key (tenant_id, poll_id) references poll (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('poll_inspector');

create or replace function courtyard.keep_poll() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in
    (('draft', 'open'), ('draft', 'nominating'), ('nominating', 'open'), ('nominating', 'acclaimed'),
     ('nominating', 'cancelled'), ('open', 'counted'), ('open', 'cancelled'), ('counted', 'certified')) then
    raise exception 'a poll does not go from % to %', old.status, new.status;
  end if;
  if old.status in ('draft', 'nominating') then
    return new;
  end if;
  if (new.title, new.description, new.kind, new.options, new.seats, new.most, new.points, new.basis, new.co_owners,
      new.secrecy, new.subject, new.profile, new.quorum, new.threshold, new.threshold_of, new.strictly, new.ties,
      new.replaceable, new.proxies, new.closes_at, new.record_date, new.public_key)
    is distinct from
     (old.title, old.description, old.kind, old.options, old.seats, old.most, old.points, old.basis, old.co_owners,
      old.secrecy, old.subject, old.profile, old.quorum, old.threshold, old.threshold_of, old.strictly, old.ties,
      old.replaceable, old.proxies, old.closes_at, old.record_date, old.public_key) then
    raise exception 'a poll that was opened stays as it is';
  end if;
  if new.rules is distinct from old.rules
    and exists (select from poll_envelope where tenant_id = old.tenant_id and poll_id = old.id) then
    raise exception 'the rules of a poll stay once somebody voted';
  end if;
  return new;
end $$;

-- Whoever counts cannot remove what was cast: that takes the day until which it is kept.
create function courtyard.remove_poll_records(p_poll_id uuid, p_today date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  if not exists (select from poll where tenant_id = tenant and id = p_poll_id and keep_until < p_today
    and status not in ('draft', 'nominating', 'open')) then
    raise exception 'the records of this poll are kept';
  end if;
  delete from poll_ballot where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_code where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_envelope where tenant_id = tenant and poll_id = p_poll_id;
  delete from poll_elector where tenant_id = tenant and poll_id = p_poll_id;
  update poll set records_removed_on = p_today, version = version + 1 where tenant_id = tenant and id = p_poll_id;
end $$;
revoke all on function courtyard.remove_poll_records(uuid, date) from public;
grant execute on function courtyard.remove_poll_records(uuid, date) to courtyard_app;
