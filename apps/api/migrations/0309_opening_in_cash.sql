-- What was owed and prepaid when the books began is of the years before: in cash basis it is taken from the fund balance, and
-- the income counts when it is paid. With the items' own income, the opening itself would be a loss of the year.
set local role courtyard_ledger;

-- Whether an entry is opening balances, or takes them back.
create function ledger.is_opening(entry public.journal_entry) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select entry.kind = 'opening' or exists (select from public.journal_entry original
    where original.tenant_id = entry.tenant_id and original.id = entry.reverses_id and original.kind = 'opening')
$$;

create or replace function ledger.moved_by(entry public.journal_entry, lines ledger.line[]) returns ledger.moved[]
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  moved ledger.moved[] := array(
    select row(one.account, one.fund, entry.entry_date, entry.class, entry.layer, one.amount)::ledger.moved from unnest(lines) one);
  begun uuid;
begin
  if entry.class <> 'ordinary' or entry.layer not in ('Ar', 'Ap') or not exists (
    select from unnest(lines) one join public.account on account.tenant_id = entry.tenant_id and account.id = one.account
    where account.control not in ('receivable', 'payable') and account.type not in ('income', 'expense')) then
    return moved;
  end if;
  if ledger.is_opening(entry) then
    select id into begun from public.account where tenant_id = entry.tenant_id and purpose = 'closing';
  end if;
  return moved || array(
    select row(counted.account, counted.fund, entry.entry_date, entry.class,
      case entry.layer when 'Ar' then 'Cr' else 'Cp' end, sum(counted.amount)::bigint)::ledger.moved
    from (
      select case when item.contra_account_id is null then one.account else coalesce(begun, item.contra_account_id) end as account,
        one.fund, one.amount
      from unnest(lines) one
      left join public.open_item item on item.tenant_id = entry.tenant_id and item.id = one.item) counted
    group by counted.account, counted.fund
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
  group by line.tenant_id, line.entry_id, 3, line.fund_id, entry.layer
  having sum(line.amount) <> 0;
