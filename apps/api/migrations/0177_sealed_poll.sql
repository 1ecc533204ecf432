-- Sealed polls: an inspector alone has the key, so that neither this database nor the server can count before they open the box.
alter table poll
  add column sealed boolean not null default false,
  -- Of the envelopes, as they were at the close.
  add column box_hash text,
  drop constraint poll_status_check,
  add constraint poll_status_check check
    (status in ('draft', 'nominating', 'acclaimed', 'open', 'closed', 'counted', 'certified', 'cancelled')),
  add check (not sealed or secrecy = 'secret'),
  add check (status <> 'closed' or (sealed and rules is not null and box_hash is not null));

-- The public half of what an inspector made; the private one is in no table.
create table poll_key (
  tenant_id uuid not null,
  poll_id uuid not null,
  made_by uuid not null,
  public_key jsonb not null,
  -- At the close: encrypted for the key, and SHA-256 of what is in it.
  challenge text,
  answer_hash text,
  primary key (tenant_id, poll_id),
  foreign key (tenant_id, poll_id) references poll (tenant_id, id) on delete cascade,
  foreign key (tenant_id, made_by) references member (tenant_id, id)
);
select courtyard.fence('poll_key');

-- The copies of a key that its inspector keeps, each with a challenge of its own.
create table poll_key_copy (
  tenant_id uuid not null,
  poll_id uuid not null,
  copy int not null check (copy between 1 and 2),
  mark_hash text not null,
  challenge text not null,
  answer_hash text not null,
  proven boolean not null default false,
  primary key (tenant_id, poll_id, copy),
  foreign key (tenant_id, poll_id) references poll_key (tenant_id, poll_id) on delete cascade
);
select courtyard.fence('poll_key_copy');

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
      new.ties, new.replaceable, new.proxies, new.closes_at, new.record_date, new.public_key)
    is distinct from
     (old.title, old.description, old.kind, old.options, old.seats, old.most, old.points, old.basis, old.co_owners,
      old.secrecy, old.sealed, old.subject, old.profile, old.quorum, old.threshold, old.threshold_of, old.strictly,
      old.ties, old.replaceable, old.proxies, old.closes_at, old.record_date, old.public_key)
    or old.box_hash is not null and new.box_hash is distinct from old.box_hash then
    raise exception 'a poll that was opened stays as it is';
  end if;
  if new.rules is distinct from old.rules
    and exists (select from poll_envelope where tenant_id = old.tenant_id and poll_id = old.id) then
    raise exception 'the rules of a poll stay once somebody voted';
  end if;
  return new;
end $$;

-- What was cast is as it was when the poll closed; at the count it is let go of.
create function courtyard.keep_envelope() returns trigger language plpgsql as $$
begin
  if new.envelope is not null and new.envelope is distinct from old.envelope
    and (select status from poll where tenant_id = new.tenant_id and id = new.poll_id) is distinct from 'open' then
    raise exception 'a vote is replaced in an open poll only';
  end if;
  return new;
end $$;
create trigger kept before update on poll_envelope for each row execute function courtyard.keep_envelope();
