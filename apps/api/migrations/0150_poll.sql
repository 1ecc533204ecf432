create table poll (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  title text not null check (title <> ''),
  description text,
  kind text not null check (kind in ('yes-no', 'single', 'multiple', 'ranked', 'score')),
  options jsonb not null,
  seats int not null check (seats between 1 and 30),
  most int not null check (most between 1 and 60),
  points int not null check (points between 1 and 100),
  basis text not null check (basis in ('unit', 'share', 'owner', 'member')),
  co_owners text not null check (co_owners in ('any', 'largest')),
  secrecy text not null check (secrecy in ('secret', 'named', 'open')),
  subject text not null check (subject in ('question', 'election', 'rules', 'assessment')),
  profile text not null check (profile in ('none', 'california', 'texas', 'florida')),
  quorum text,
  threshold text,
  threshold_of text not null check (threshold_of in ('cast', 'present', 'eligible')),
  strictly boolean not null,
  ties text not null check (ties in ('lot', 'open')),
  replaceable boolean not null,
  proxies boolean not null,
  arrears_bar boolean not null,
  closes_on date not null,
  closes_time text not null,
  closes_at timestamptz not null,
  status text not null default 'draft' check (status in ('draft', 'open', 'counted', 'certified', 'cancelled')),
  -- From the opening on: the day of the electors, how it is counted, and what ballots are encrypted for.
  record_date date,
  opened_at timestamptz,
  rules jsonb,
  rules_hash text,
  public_key jsonb,
  title_sort text collate "C" not null generated always as (lower(title)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((status = 'draft') = (rules is null)),
  check ((rules is null) = (public_key is null))
);
select courtyard.fence('poll');
create index poll_by_title on poll (tenant_id, title_sort, id);
create index poll_by_change on poll (tenant_id, updated_at, id);
create index poll_by_close on poll (tenant_id, closes_at, id);
create index poll_open on poll (tenant_id, closes_at) where status = 'open';
select courtyard.make_searchable('poll', 'poll', 'title', $$concat_ws(' ', title, description)$$);

-- Frozen on the record date: a sale afterwards changes nothing.
create table poll_elector (
  tenant_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  name text not null,
  -- Those who own the property, those without an account among them.
  people text not null,
  weight bigint not null check (weight > 0),
  suspended text,
  primary key (tenant_id, id),
  unique (tenant_id, poll_id, id),
  foreign key (tenant_id, poll_id) references poll (tenant_id, id) on delete cascade
);
select courtyard.fence('poll_elector');

create table poll_voter (
  tenant_id uuid not null,
  poll_id uuid not null,
  elector_id uuid not null,
  member_id uuid not null,
  primary key (tenant_id, elector_id, member_id),
  foreign key (tenant_id, poll_id, elector_id) references poll_elector (tenant_id, poll_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('poll_voter');
create index poll_voter_by_member on poll_voter (tenant_id, member_id, poll_id);

create table poll_proxy (
  tenant_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  elector_id uuid not null,
  given_by uuid not null,
  member_id uuid not null,
  given_on date not null,
  revoked_on date,
  primary key (tenant_id, id),
  foreign key (tenant_id, poll_id, elector_id) references poll_elector (tenant_id, poll_id, id) on delete cascade,
  foreign key (tenant_id, given_by) references member (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id)
);
select courtyard.fence('poll_proxy');
create unique index poll_proxy_once on poll_proxy (tenant_id, elector_id) where revoked_on is null;
create index poll_proxy_by_member on poll_proxy (tenant_id, member_id, poll_id);

-- One for each elector who voted, the last one. The ciphertext is gone once the poll is counted; no time is kept.
create table poll_envelope (
  tenant_id uuid not null,
  poll_id uuid not null,
  elector_id uuid not null,
  envelope text,
  receipt text not null,
  method text not null check (method in ('online', 'proxy', 'paper')),
  cast_by uuid not null,
  -- After the count, of polls that are not secret.
  choices text,
  primary key (tenant_id, elector_id),
  foreign key (tenant_id, poll_id, elector_id) references poll_elector (tenant_id, poll_id, id),
  foreign key (tenant_id, cast_by) references member (tenant_id, id)
);
select courtyard.fence('poll_envelope');
create index poll_envelope_by_poll on poll_envelope (tenant_id, poll_id);
revoke delete on poll_envelope from courtyard_app;

-- The ballots of a counted poll: random ids, written all at once in their order, with nothing of an elector.
create table poll_ballot (
  tenant_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  weight bigint not null check (weight > 0),
  choices text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, poll_id) references poll (tenant_id, id)
);
select courtyard.fence('poll_ballot');
create index poll_ballot_by_poll on poll_ballot (tenant_id, poll_id, id);
revoke update, delete on poll_ballot from courtyard_app;

-- Codes of the ballots that were counted, in their order, apart from the choices.
create table poll_code (
  tenant_id uuid not null,
  poll_id uuid not null,
  code text not null,
  primary key (tenant_id, poll_id, code),
  foreign key (tenant_id, poll_id) references poll (tenant_id, id)
);
select courtyard.fence('poll_code');
revoke update, delete on poll_code from courtyard_app;

create table poll_count (
  tenant_id uuid not null,
  id uuid not null,
  poll_id uuid not null,
  counted_at timestamptz not null,
  counted_by text not null,
  rules_hash text not null,
  input_hash text not null,
  result_hash text not null,
  result jsonb not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, poll_id) references poll (tenant_id, id)
);
select courtyard.fence('poll_count');
create index poll_count_by_poll on poll_count (tenant_id, poll_id, counted_at);
revoke update, delete on poll_count from courtyard_app;

-- What people voted on stays. Rules change with the electors only as long as nobody voted.
create function courtyard.keep_poll() returns trigger language plpgsql as $$
begin
  if old.status = 'draft' then
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
  if new.status <> old.status and (old.status, new.status) not in
    (('open', 'counted'), ('open', 'cancelled'), ('counted', 'certified')) then
    raise exception 'a poll does not go from % to %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger kept before update on poll for each row execute function courtyard.keep_poll();
