-- The country or state whose law a community goes by: ISO 3166-1, or 3166-2 where a state is known.
alter table tenant add column jurisdiction text check (jurisdiction ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$');
grant update (jurisdiction) on tenant to courtyard_app;

-- Two people decided on every transfer out of a reserve fund until now. It is a rule of California; communities that are here keep it as
-- a rule of their own, so that nothing needs fewer approvals than before.
do $$
declare
  community record;
begin
  for community in select id from tenant loop
    perform set_config('app.tenant_id', community.id::text, true);
    insert into approval_rule (tenant_id, kind, version) values (community.id, 'banking.reserve-transfer', 1) on conflict do nothing;
    if found then
      insert into approval_rule_limit (tenant_id, kind, from_minor, deciders)
        values (community.id, 'banking.reserve-transfer', 0, 2);
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
