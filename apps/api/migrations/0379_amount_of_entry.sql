set local role courtyard_ledger;

-- What an entry moves, the sum of its debits in minor units: it follows from the lines, and is kept so that entries are found and
-- sorted by it. Books of an export that did not have it yet get it when they have arrived.
alter table public.journal_entry add column amount bigint check (amount > 0);
create index journal_entry_by_amount on public.journal_entry (tenant_id, amount, no);

-- What is posted stays: an entry gets its amount once, and nothing else of it changes.
create function ledger.keep_entry() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if pg_trigger_depth() > 1 then
      return old;
    end if;
  elsif old.amount is null and (to_jsonb(new) - 'amount') = (to_jsonb(old) - 'amount') then
    return new;
  end if;
  perform ledger.refuse('posted', 'journal_entry is of the books: it is neither changed nor removed');
  return null;
end $$;
drop trigger kept on public.journal_entry;
create trigger kept before update or delete on public.journal_entry for each row execute function ledger.keep_entry();

create function ledger.sum_entries() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
begin
  update public.journal_entry entry set amount = summed.amount
  from (select entry_id, sum(amount) as amount from public.journal_line where tenant_id = tenant and amount > 0 group by entry_id) summed
  where entry.tenant_id = tenant and entry.id = summed.entry_id and entry.amount is null;
end $$;
revoke execute on all functions in schema ledger from public;
grant execute on function ledger.sum_entries() to session_user;

-- The entries of a year's end.
create or replace function ledger.write_entry(entry public.journal_entry, lines ledger.line[]) returns bytea
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  entry.line_count := cardinality(lines);
  entry.amount := (select sum(one.amount) from unnest(lines) one where one.amount > 0);
  entry.posted_at := clock_timestamp();
  entry.hash := ledger.hash_of(entry, lines);
  insert into public.journal_entry select (entry).*;
  insert into public.journal_line (tenant_id, entry_id, line, account_id, control, fund_id, entry_date, entry_no, amount, open_item_id,
      party_kind, party_id, memo)
    select entry.tenant_id, entry.id, one.line, one.account, account.control, one.fund, entry.entry_date, entry.no, one.amount, one.item,
      one.party_kind, one.party, one.memo
    from unnest(lines) one
    join public.account on account.tenant_id = entry.tenant_id and account.id = one.account;
  return entry.hash;
end $$;

create or replace function ledger.layered(drafts public.journal_entry[], lines ledger.draft_line[]) returns public.journal_entry[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  entry public.journal_entry;
  fact record;
  layered public.journal_entry[] := '{}';
begin
  foreach entry in array drafts loop
    select count(*) as lines, bool_or(control in ('receivable', 'owner-credit')) as of_owners, bool_or(control = 'payable') as of_vendors,
      sum(amount) filter (where amount > 0) as moved
      into fact from unnest(lines) one where one.no = entry.no;
    if fact.lines < 2 then
      perform ledger.refuse('lines', 'an entry has two lines at least');
    end if;
    if fact.of_owners and fact.of_vendors then
      perform ledger.refuse('mixed', 'an entry concerns what owners owe or what vendors are owed, not both: post two');
    end if;
    entry.layer := case when fact.of_owners then 'Ar' when fact.of_vendors then 'Ap' else 'B' end;
    entry.amount := fact.moved;
    layered := layered || entry;
  end loop;
  return layered;
end $$;

create or replace function ledger.end_arrival(last_no bigint, last_hash bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  entry public.journal_entry;
  expected bytea := '\x';
  last bigint := 0;
begin
  perform ledger.take_turn(tenant);
  if not exists (select from public.ledger_head where tenant_id = tenant and is_arriving) then
    perform ledger.refuse('import', 'no books are being taken in');
  end if;
  -- To the planner these books are not there yet: where others are, it would look through all lines for each entry and item.
  analyze public.journal_entry, public.journal_line, public.open_item;
  for entry in select * from public.journal_entry where tenant_id = tenant order by no loop
    if entry.no <> last + 1 or entry.prev_hash <> expected or entry.hash is distinct from ledger.hash_by_lines(entry) then
      perform ledger.refuse('import', format('the chain of the books breaks at entry %s', entry.no));
    end if;
    expected := entry.hash;
    last := entry.no;
  end loop;
  if last <> last_no or expected <> last_hash then
    perform ledger.refuse('import', 'the chain of the books ends elsewhere than its head says');
  end if;
  if exists (select from public.open_item item where item.tenant_id = tenant and item.balance is distinct from
      (select coalesce(sum(amount), 0) from public.journal_line line where line.tenant_id = tenant and line.open_item_id = item.id)) then
    perform ledger.refuse('import', 'an open item is not what its lines make of it');
  end if;
  if exists (select from public.open_item item where item.tenant_id = tenant and item.balance = 0 and item.settled_on is distinct from
      (select max(entry_date) from public.journal_line line where line.tenant_id = tenant and line.open_item_id = item.id)) then
    perform ledger.refuse('import', 'an open item was not settled on the day of its last line');
  end if;
  perform ledger.sum_entries();
  if exists (select from public.journal_entry taken where taken.tenant_id = tenant and taken.amount is distinct from
      (select sum(amount) from public.journal_line line where line.tenant_id = tenant and line.entry_id = taken.id and line.amount > 0)) then
    perform ledger.refuse('import', 'an entry does not say what its lines come to');
  end if;
  perform ledger.rebuild_balances();
  update public.ledger_head set next_no = last + 1, hash = expected, is_arriving = false where tenant_id = tenant;
end $$;

set local role none;

do $$
declare
  one uuid;
begin
  for one in select id from tenant loop
    perform set_config('app.tenant_id', one::text, true);
    perform ledger.sum_entries();
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

set local role courtyard_ledger;
revoke execute on function ledger.sum_entries() from session_user;
