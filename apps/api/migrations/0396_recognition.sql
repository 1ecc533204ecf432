-- When assessments for reserves are income, from a month on: as they are billed, or as they are spent (ASC 606: until then a contract
-- liability). Before the first one they are as billed. Accounts are of the books.
create table recognition_policy (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  treatment text not null check (treatment in ('when-assessed', 'when-spent')),
  effective_on date not null check (extract(day from effective_on) = 1),
  reserve_account_id uuid,
  special_account_id uuid,
  liability_account_id uuid,
  set_by text not null check (set_by <> ''),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check ((treatment = 'when-spent') = (reserve_account_id is not null)),
  check ((treatment = 'when-spent') = (liability_account_id is not null)),
  check (treatment = 'when-spent' or special_account_id is null)
);
select courtyard.fence('recognition_policy');
create index recognition_policy_by_day on recognition_policy (tenant_id, effective_on, created_at);

set local role courtyard_ledger;

-- What defers income until it is earned is of accrual basis alone: in cash basis assessments are income as they are paid. Such entries,
-- and what takes them back, count with the side of receivables.
create or replace function ledger.layered(drafts public.journal_entry[], lines ledger.draft_line[]) returns public.journal_entry[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  entry public.journal_entry;
  fact record;
  defers boolean;
  layered public.journal_entry[] := '{}';
begin
  foreach entry in array drafts loop
    select count(*) as lines, bool_or(control in ('receivable', 'owner-credit')) as of_owners, bool_or(control = 'payable') as of_vendors,
      sum(amount) filter (where amount > 0) as moved, bool_or(control <> 'none') as of_items
      into fact from unnest(lines) one where one.no = entry.no;
    if fact.lines < 2 then
      perform ledger.refuse('lines', 'an entry has two lines at least');
    end if;
    if fact.of_owners and fact.of_vendors then
      perform ledger.refuse('mixed', 'an entry concerns what owners owe or what vendors are owed, not both: post two');
    end if;
    defers := entry.kind = 'recognition';
    if not defers and entry.reverses_id is not null then
      defers := exists (select from public.journal_entry original
        where original.tenant_id = entry.tenant_id and original.id = entry.reverses_id and original.kind = 'recognition');
    end if;
    if defers and fact.of_items then
      perform ledger.refuse('mixed', 'what defers income concerns no open item');
    end if;
    entry.layer := case when fact.of_owners or defers then 'Ar' when fact.of_vendors then 'Ap' else 'B' end;
    entry.amount := fact.moved;
    layered := layered || entry;
  end loop;
  return layered;
end $$;

create or replace function ledger.moved_by(tenant uuid, lines ledger.draft_line[], drafts public.journal_entry[]) returns ledger.moved[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  moved ledger.moved[] := array(
    select row(one.account, one.fund, entry.entry_date, entry.class, entry.layer, one.amount)::ledger.moved
    from unnest(lines) one join unnest(drafts) entry on entry.no = one.no);
  -- What concerns items that are owed or owed to; what only defers income does not.
  owing bigint[] := array(select distinct one.no from unnest(lines) one where one.control <> 'none');
  -- Those that are something else than nothing in cash basis.
  paid bigint[] := array(
    select distinct one.no from unnest(lines) one join unnest(drafts) entry on entry.no = one.no
    where entry.layer in ('Ar', 'Ap') and one.control not in ('receivable', 'payable') and one.type not in ('income', 'expense')
      and one.no = any (owing));
  -- Openings, among them those that are taken back.
  begun_by uuid[];
  opening bigint[];
  begun uuid;
  items uuid[];
begin
  if paid = '{}' then
    return moved;
  end if;
  begun_by := array(select original.id from public.journal_entry original where original.tenant_id = tenant and original.kind = 'opening'
      and original.id = any (array(select reverses_id from unnest(drafts) where reverses_id is not null)))
    || array(select id from unnest(drafts) where kind = 'opening');
  opening := array(select entry.no from unnest(drafts) entry where entry.id = any (begun_by) or entry.reverses_id = any (begun_by));
  if opening <> '{}' then
    select id into begun from public.account where tenant_id = tenant and purpose = 'closing';
  end if;
  items := array(select distinct one.item from unnest(lines) one where one.no = any (paid) and one.item is not null);
  return moved || array(
    select row(counted.account, counted.fund, entry.entry_date, entry.class,
      case entry.layer when 'Ar' then 'Cr' else 'Cp' end, sum(counted.amount)::bigint)::ledger.moved
    from (
      select one.no, one.fund, one.amount, case when item.contra_account_id is null then one.account
        when one.no = any (opening) then coalesce(begun, item.contra_account_id) else item.contra_account_id end as account
      from unnest(lines) one
      left join (select id, contra_account_id from public.open_item where tenant_id = tenant and id = any (items)) item on item.id = one.item
      where one.no = any (paid)) counted
    join unnest(drafts) entry on entry.no = counted.no
    group by counted.no, counted.account, counted.fund, entry.entry_date, entry.class, entry.layer
    having sum(counted.amount) <> 0);
end $$;

create or replace view public.journal_cash_line with (security_invoker = true) as
  select line.tenant_id, line.entry_id,
    case when item.contra_account_id is null then line.account_id
      else coalesce(begun.id, item.contra_account_id) end as account_id,
    line.fund_id, min(line.entry_date) as entry_date, case entry.layer when 'Ar' then 'Cr' else 'Cp' end as layer,
    sum(line.amount)::bigint as amount
  from public.journal_line line
  join public.journal_entry entry on entry.tenant_id = line.tenant_id and entry.id = line.entry_id
  left join public.journal_entry original on original.tenant_id = entry.tenant_id and original.id = entry.reverses_id
  left join public.account begun on begun.tenant_id = entry.tenant_id and begun.purpose = 'closing'
    and (entry.kind = 'opening' or original.kind = 'opening')
  left join public.open_item item on item.tenant_id = line.tenant_id and item.id = line.open_item_id
  where entry.class = 'ordinary' and entry.layer in ('Ar', 'Ap')
    and exists (select from public.journal_line moved
      join public.account on account.tenant_id = moved.tenant_id and account.id = moved.account_id
      where moved.tenant_id = line.tenant_id and moved.entry_id = line.entry_id
        and moved.control not in ('receivable', 'payable') and account.type not in ('income', 'expense'))
    and exists (select from public.journal_line owing
      where owing.tenant_id = line.tenant_id and owing.entry_id = line.entry_id and owing.control <> 'none')
  group by line.tenant_id, line.entry_id, 3, line.fund_id, entry.layer
  having sum(line.amount) <> 0;
