-- What a template posts: the lines are those of a journal entry. Those of an amortization are the whole of it, and each run posts
-- its part.
create table recurring_entry (
  tenant_id uuid not null,
  template_id uuid not null,
  kind text not null check (kind in ('standing', 'accrual', 'amortization')),
  -- Over how many months it is spread.
  months int check (months between 2 and 120),
  memo text check (memo <> ''),
  lines jsonb not null,
  primary key (tenant_id, template_id),
  foreign key (tenant_id, template_id) references recurring_template (tenant_id, id) on delete cascade,
  check ((months is not null) = (kind = 'amortization'))
);
select courtyard.fence('recurring_entry');

-- The entry of a day: the one that it has, or will have once a second person approved it.
alter table recurring_occurrence add column entry_id uuid, add unique (tenant_id, entry_id);
