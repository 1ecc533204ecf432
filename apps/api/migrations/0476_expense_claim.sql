-- What members paid for the community and claim back. Once it is approved, a bill of the claimant pays it: from then on the bill says
-- what became of it, and the claim itself changes no more.
create table expense_claim (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  number bigint not null check (number > 0),
  member_id uuid not null,
  claimant_name text not null check (claimant_name <> ''),
  purpose text not null check (purpose <> ''),
  spent_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('submitted', 'pending', 'returned', 'withdrawn', 'approved')),
  -- Why it was returned.
  reason text check (reason <> ''),
  -- Why no bill could be drafted.
  bill_problem text check (bill_problem <> ''),
  submitted_at timestamptz not null,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, member_id) references member (tenant_id, id),
  check ((state = 'returned') = (reason is not null)),
  check (bill_problem is null or state = 'approved')
);
select courtyard.fence('expense_claim');
create index expense_claim_by_member on expense_claim (tenant_id, member_id, number);
create index expense_claim_by_amount on expense_claim (tenant_id, amount_minor, number);
create index expense_claim_by_date on expense_claim (tenant_id, spent_on, number);
create index expense_claim_open on expense_claim (tenant_id, submitted_at) where state in ('submitted', 'pending', 'returned');
select courtyard.make_searchable('expense_claim', 'expense-claim', 'purpose', $$concat_ws(' ', purpose, '#' || number)$$);

create table expense_claim_line (
  tenant_id uuid not null,
  claim_id uuid not null,
  position int not null,
  account_id uuid not null,
  fund_id uuid not null,
  description text check (description <> ''),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (tenant_id, claim_id, position),
  foreign key (tenant_id, claim_id) references expense_claim (tenant_id, id) on delete cascade
);
select courtyard.fence('expense_claim_line');

create table expense_claim_file (
  tenant_id uuid not null,
  claim_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, claim_id, position),
  foreign key (tenant_id, claim_id) references expense_claim (tenant_id, id) on delete cascade,
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('expense_claim_file');
create index expense_claim_file_by_file on expense_claim_file (tenant_id, file_id);

-- The member who is paid back as this vendor: bills are of vendors. Who it is enters, changes, pays and approves none of its bills.
alter table vendor add column member_id uuid;
alter table vendor add foreign key (tenant_id, member_id) references member (tenant_id, id);
create index vendor_of_member on vendor (tenant_id, member_id) where member_id is not null;
