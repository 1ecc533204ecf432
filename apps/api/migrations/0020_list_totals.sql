-- A list says exactly how many rows it has, and counting 100,000 rows for every page would cost more than the page.
-- Each list has a revision that changes with every statement that writes to it, in the same transaction. A process
-- may remember a count for the revision under which it was counted: whoever sees that revision sees those rows.

create table list_revision (
  tenant_id uuid not null references tenant (id),
  list text not null,
  -- Random and not a number: a number taken in a transaction that rolls back would be taken again.
  revision uuid not null default gen_random_uuid(),
  primary key (tenant_id, list)
) with (fillfactor = 50);
select courtyard.fence('list_revision');

-- Takes the revision's row lock before the rows themselves are touched: writers of one list follow each other,
-- always in the same order, and so neither deadlock nor share a revision.
create function courtyard.touch_list(p_list text) returns void language sql as $$
  insert into list_revision (tenant_id, list) values (courtyard.tenant_id(), p_list)
  on conflict (tenant_id, list) do update set revision = gen_random_uuid();
$$;

-- For statement triggers: `before insert or update or delete ... execute function courtyard.list_written('property')`.
-- Without a community (maintenance by the owner) all communities' counts of the list are dropped.
create function courtyard.list_written() returns trigger language plpgsql as $$
begin
  if courtyard.tenant_id() is null then
    update list_revision set revision = gen_random_uuid() where list = tg_argv[0];
  else
    perform courtyard.touch_list(tg_argv[0]);
  end if;
  return null;
end $$;
