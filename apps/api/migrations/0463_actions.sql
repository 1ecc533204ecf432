-- What is done to many records at once is a bulk job, and what closes, confirms or reopens a month is an action, in the tables as in the code.
alter table list_act rename to bulk_job;
alter table list_act_row rename to bulk_job_row;
alter table bulk_job rename column act to action;
alter table bulk_job_row rename column act_id to job_id;
alter table close_letter rename column act_id to action_id;
alter index list_act_running rename to bulk_job_running;
alter index list_act_by_member rename to bulk_job_by_member;

alter table notification no force row level security;
update notification set kind = replace(kind, '.list-act-ended', '.bulk-job-ended') where kind like '%.list-act-ended';
alter table notification force row level security;

alter table notification_choice no force row level security;
update notification_choice set kind = replace(kind, '.list-act-ended', '.bulk-job-ended') where kind like '%.list-act-ended';
alter table notification_choice force row level security;

do $$
declare kept record;
begin
  for kept in select conrelid::regclass as of_table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname like 'list_act%'
  loop
    execute format('alter table %s rename constraint %I to %I', kept.of_table, kept.name, replace(replace(kept.name, 'list_act', 'bulk_job'), 'act_id', 'job_id'));
  end loop;
end $$;

-- What runs when the update comes goes on after it.
alter table bulk_job no force row level security;
update bulk_job set input = (input - 'act') || jsonb_build_object('action', input -> 'act') where input ? 'act';
alter table bulk_job force row level security;

-- The queues have other names; nobody works at the old ones. What waited in them is taken up by the next look at running jobs.
do $$
begin
  if to_regclass('pgboss.schedule') is not null then
    delete from pgboss.schedule where name = 'list-acts.resume';
    update pgboss.job set state = 'cancelled' where name in ('list-acts.run', 'list-acts.resume') and state in ('created', 'retry', 'failed');
  end if;
end $$;

set local role courtyard_ledger;

alter table public.period_act rename to period_action;
alter table public.period_action rename column act to action;
alter index public.period_act_by_month rename to period_action_by_month;

do $$
declare kept record;
begin
  for kept in select conname as name from pg_constraint where conrelid = 'public.period_action'::regclass and conname like 'period_act\_%' loop
    execute format('alter table public.period_action rename constraint %I to %I', kept.name,
      regexp_replace(regexp_replace(kept.name, '^period_act_act_', 'period_action_action_'), '^period_act_', 'period_action_'));
  end loop;
  -- Functions name the table in their texts.
  alter function ledger.note_act(uuid, date, text, text, jsonb) rename to note_action;
  for kept in select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'ledger'::regnamespace and prosrc ~ '\m(period_act|note_act)\M'
  loop
    execute regexp_replace(regexp_replace(kept.definition, '\m(period|note)_act\M', '\1_action', 'g'), '\mact\M', 'action', 'g');
  end loop;
end $$;
