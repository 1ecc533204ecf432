-- Which permissions a community's built-in roles were given, once each: one that is new to it is given at the next
-- start, and one that was taken away since is not given again.
create table permission_offer (
  tenant_id uuid not null references tenant (id) on delete cascade,
  permission text not null,
  offered_at timestamptz not null default now(),
  primary key (tenant_id, permission)
);
select courtyard.fence('permission_offer');

-- Until now a role could not be changed in the product, so that what the built-in roles hold is what was offered. The
-- fence is forced upon the owner of the tables too; it is lifted within the migration's transaction.
alter table role no force row level security;
alter table role_permission no force row level security;
alter table permission_offer no force row level security;
insert into permission_offer (tenant_id, permission)
select distinct held.tenant_id, held.permission
from role_permission held
join role on role.tenant_id = held.tenant_id and role.id = held.role_id
where role.built_in;
alter table role force row level security;
alter table role_permission force row level security;
alter table permission_offer force row level security;
