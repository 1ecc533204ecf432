-- Maintenance plans are a list like others: by title and by priority, page by page.
alter table service_plan
  add column title_sort text collate "C" not null generated always as (lower(title)) stored,
  add column priority_sort int not null generated always as
    (case priority when 'low' then 1 when 'normal' then 2 when 'high' then 3 else 4 end) stored;
drop index service_plan_by_title;
create index service_plan_by_title on service_plan (tenant_id, title_sort, id);
create index service_plan_by_priority on service_plan (tenant_id, priority_sort, id);
