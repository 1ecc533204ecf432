set local role courtyard_ledger;

-- A close is confirmed by another person than the one who closed: an act of its own, with the chain as it stood then.
alter table public.period_act drop constraint period_act_act_check;
alter table public.period_act add constraint period_act_act_check check (act in ('close', 'confirm', 'reopen'));
alter table public.period_act drop constraint period_act_check;
alter table public.period_act add constraint period_act_check check (act <> 'reopen' or reason is not null);

create or replace function ledger.note_act(tenant uuid, of_month date, what text, why text, actor jsonb) returns public.period_act
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  head public.ledger_head;
  noted public.period_act;
begin
  if coalesce(actor ->> 'name', '') = '' then
    perform ledger.refuse('actor', 'somebody closes, confirms and reopens');
  end if;
  -- An export takes the books of a community that has a head, also where nothing is posted yet.
  insert into public.ledger_head (tenant_id) values (tenant) on conflict do nothing;
  select * into head from public.ledger_head where tenant_id = tenant;
  insert into public.period (tenant_id, month, status) values (tenant, of_month, case what when 'reopen' then 'open' else 'closed' end)
    on conflict (tenant_id, month) do update set status = excluded.status;
  insert into public.period_act (tenant_id, id, month, act, reason, acted_by, acted_by_name, acted_at, head_no, head_hash)
    values (tenant, gen_random_uuid(), of_month, what, why, (actor ->> 'id')::uuid, actor ->> 'name', clock_timestamp(),
      head.next_no - 1, head.hash)
    returning * into noted;
  return noted;
end $$;

-- Who closed a month never confirms it.
create function ledger.confirm_period(of_month date, actor jsonb) returns public.period_act
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tenant uuid := ledger.tenant();
  last public.period_act;
begin
  perform ledger.take_turn(tenant);
  select * into last from public.period_act where tenant_id = tenant and month = of_month order by acted_at desc limit 1;
  if last.act is distinct from 'close' and last.act is distinct from 'confirm' then
    perform ledger.refuse('open', format('%s is open', to_char(of_month, 'YYYY-MM')));
  end if;
  if last.act = 'confirm' then
    perform ledger.refuse('confirmed', format('%s is confirmed', to_char(of_month, 'YYYY-MM')));
  end if;
  if last.acted_by is not distinct from (actor ->> 'id')::uuid then
    perform ledger.refuse('own-close', 'who closed a month does not confirm it');
  end if;
  return ledger.note_act(tenant, of_month, 'confirm', null, actor);
end $$;

grant execute on function ledger.confirm_period(date, jsonb) to courtyard_app;
