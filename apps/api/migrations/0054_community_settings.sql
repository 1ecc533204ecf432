-- What a community says of itself can be changed by its members: name, clock and language, and the currency while no
-- amount is recorded. Its address stays.
alter table tenant
  -- Of those who have chosen none.
  add column language text not null default 'en' check (language in ('en', 'es')),
  add column version int not null default 1;

create policy own_change on tenant for update to courtyard_app
  using (id = courtyard.tenant_id()) with check (id = courtyard.tenant_id());
grant update (name, time_zone, currency, language, version) on tenant to courtyard_app;
