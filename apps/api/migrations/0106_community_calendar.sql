-- When weeks and years of account begin is the community's to say: on Sunday and on January 1 until it does.
alter table tenant
  add column first_weekday text not null default 'sunday'
    check (first_weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  add column fiscal_month text not null default 'january'
    check (fiscal_month in ('january', 'february', 'march', 'april', 'may', 'june',
      'july', 'august', 'september', 'october', 'november', 'december')),
  add column fiscal_day smallint not null default 1,
  -- A day that every year has: February 29 is in one of four.
  add constraint tenant_fiscal_day check (fiscal_day between 1 and case
    when fiscal_month = 'february' then 28
    when fiscal_month in ('april', 'june', 'september', 'november') then 30
    else 31 end);

grant update (first_weekday, fiscal_month, fiscal_day) on tenant to courtyard_app;
