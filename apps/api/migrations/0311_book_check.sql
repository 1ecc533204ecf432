-- To whom a close was told, with the head of the chain: once, however often the job runs. The act is one of `period_act`.
create table close_letter (
  tenant_id uuid not null references tenant (id),
  act_id uuid not null,
  sent_at timestamptz not null,
  letters int not null check (letters >= 0),
  primary key (tenant_id, act_id)
);
select courtyard.fence('close_letter');

-- A reading of the whole chain, of open items and of balances, and what it found.
create table book_check (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  status text not null check (status in ('running', 'right', 'wrong', 'failed')),
  started_by text not null check (started_by <> ''),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Of so many entries so many are read.
  entries bigint not null check (entries >= 0),
  entries_read bigint not null check (entries_read between 0 and entries),
  -- A head that was kept elsewhere.
  expected_no bigint check (expected_no > 0),
  expected_hash text check (expected_hash ~ '^[0-9a-f]{64}$'),
  head_no bigint,
  head_hash text,
  -- Sentences with their values, so that they are told in every language.
  faults jsonb not null,
  primary key (tenant_id, id),
  check ((status = 'running') = (ended_at is null)),
  check ((expected_no is null) = (expected_hash is null)),
  check ((head_no is null) = (head_hash is null))
);
select courtyard.fence('book_check');
create unique index book_check_running on book_check (tenant_id) where status = 'running';
create index book_check_by_start on book_check (tenant_id, started_at desc);
