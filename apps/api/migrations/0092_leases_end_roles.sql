-- A role that somebody has by a lease or a household ends with it, however that end comes to be: by the owner, by a manager,
-- with a sale. Where the end moves, the role's moves along.
alter table member_role
  add column residency_id uuid,
  add foreign key (tenant_id, residency_id) references residency (tenant_id, id);
create index member_role_by_residency on member_role (tenant_id, residency_id) where residency_id is not null;

create function courtyard.end_role_with_residency() returns trigger language plpgsql as $$
begin
  update member_role set ends_on = new.ends_on
  where tenant_id = new.tenant_id and residency_id = new.id and ends_on is distinct from new.ends_on;
  return null;
end $$;
create trigger role_ends after update of ends_on on residency
  for each row when (old.ends_on is distinct from new.ends_on) execute function courtyard.end_role_with_residency();
