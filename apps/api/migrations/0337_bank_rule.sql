-- What lines of a bank are, by their text, amount and direction: the first rule that fits counts. See docs/decisions/0085.
create table bank_rule (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  position int not null,
  name text not null check (name <> ''),
  -- Null: of every bank account.
  bank_account_id uuid,
  direction text not null check (direction in ('any', 'in', 'out')),
  contains text check (contains <> ''),
  from_minor bigint check (from_minor >= 0),
  to_minor bigint check (to_minor >= from_minor),
  -- The other side of the entry; its fund is the bank account's where none is named.
  account_id uuid not null,
  fund_id uuid,
  memo text check (memo <> ''),
  effect text not null check (effect in ('suggest', 'post')),
  version int not null default 1,
  updated_at timestamptz not null,
  updated_by text not null check (updated_by <> ''),
  -- What it matched names it for good.
  removed_at timestamptz,
  primary key (tenant_id, id),
  check (contains is not null or from_minor is not null or to_minor is not null)
);
select courtyard.fence('bank_rule');
create index bank_rule_in_order on bank_rule (tenant_id, position, id) where removed_at is null;
create index bank_match_by_rule on bank_match (tenant_id, rule_id) where rule_id is not null;
alter table bank_match add foreign key (tenant_id, rule_id) references bank_rule (tenant_id, id);
