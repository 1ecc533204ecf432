-- "Installment" as it is spelled in the United States, also in the policies and notifications that were written before.
alter table payment_plan_instalment rename to payment_plan_installment;
alter table special_assessment_instalment rename to special_assessment_installment;
alter table special_assessment rename column instalments to installments;
alter table late_charge rename column instalment_id to installment_id;

do $$
declare kept record;
begin
  for kept in select conrelid::regclass as of_table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname like '%instalment%'
  loop
    execute format('alter table %s rename constraint %I to %I', kept.of_table, kept.name, replace(kept.name, 'instalment', 'installment'));
  end loop;
end $$;

alter table late_charge_policy no force row level security;
update late_charge_policy set late_fee = jsonb_set(late_fee, '{of}', '"installment"') where late_fee->>'of' = 'instalment';
alter table late_charge_policy force row level security;

alter table list_view no force row level security;
update list_view set settings = regexp_replace(settings::text, '\minstalments\M', 'installments', 'g')::jsonb
where list = 'accounting.special-assessments' and settings::text ~ '\minstalments\M';
alter table list_view force row level security;

alter table notification no force row level security;
update notification set kind = 'accounting.installment-waits' where kind = 'accounting.instalment-waits';
alter table notification force row level security;

alter table notification_choice no force row level security;
update notification_choice set kind = 'accounting.installment-waits' where kind = 'accounting.instalment-waits';
alter table notification_choice force row level security;
