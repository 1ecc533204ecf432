alter table poll
  -- The day whose owners are the electors; null: the day of the opening.
  add column record_on date,
  -- Days in which the result can be contested before it is certified; those of the state are kept besides.
  add column recount_days int not null default 0 check (recount_days between 0 and 90),
  -- When and how members were told of the result.
  add column result_notice_on date,
  add column result_notice_how text,
  add check ((result_notice_on is null) = (result_notice_how is null));
alter table poll alter column recount_days drop default;

-- The last day on which the vote can be cast by who was asked; null: the last day of the poll.
alter table poll_proxy add column expires_on date check (expires_on >= given_on);

-- The last day on which somebody from outside inspects; null: to the end.
alter table poll_inspector add column ends_on date;

-- What is owed, since when, when proof of it was given, and when the board voted: beside the suspension of a vote.
alter table poll_elector
  add column arrears_minor bigint check (arrears_minor > 0),
  add column arrears_since date,
  add column arrears_proof_on date,
  add column arrears_voted_on date,
  add check (num_nonnulls(arrears_minor, arrears_since, arrears_proof_on, arrears_voted_on) in (0, 4)),
  add check (arrears_minor is null or suspended is not null);

create or replace function courtyard.keep_poll() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in
    (('draft', 'open'), ('draft', 'nominating'), ('nominating', 'open'), ('nominating', 'acclaimed'),
     ('nominating', 'cancelled'), ('open', 'closed'), ('open', 'counted'), ('open', 'cancelled'),
     ('closed', 'counted'), ('closed', 'cancelled'), ('counted', 'certified'))
    or old.status = 'open' and (new.status = 'closed') <> old.sealed and new.status in ('closed', 'counted') then
    raise exception 'a poll does not go from % to %', old.status, new.status;
  end if;
  if old.status in ('draft', 'nominating') then
    return new;
  end if;
  if (new.title, new.description, new.kind, new.options, new.seats, new.most, new.points, new.basis, new.co_owners,
      new.secrecy, new.sealed, new.subject, new.profile, new.quorum, new.threshold, new.threshold_of, new.strictly,
      new.ties, new.replaceable, new.proxies, new.closes_at, new.record_on, new.record_date, new.recount_days,
      new.public_key)
    is distinct from
     (old.title, old.description, old.kind, old.options, old.seats, old.most, old.points, old.basis, old.co_owners,
      old.secrecy, old.sealed, old.subject, old.profile, old.quorum, old.threshold, old.threshold_of, old.strictly,
      old.ties, old.replaceable, old.proxies, old.closes_at, old.record_on, old.record_date, old.recount_days,
      old.public_key)
    or old.box_hash is not null and new.box_hash is distinct from old.box_hash
    or old.status = 'certified' and new.result_notice_on is distinct from old.result_notice_on then
    raise exception 'a poll that was opened stays as it is';
  end if;
  if new.rules is distinct from old.rules
    and exists (select from poll_envelope where tenant_id = old.tenant_id and poll_id = old.id) then
    raise exception 'the rules of a poll stay once somebody voted';
  end if;
  return new;
end $$;
