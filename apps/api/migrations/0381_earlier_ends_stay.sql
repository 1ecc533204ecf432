-- A role moves along with the end of a lease or a household, but for one that was given for a shorter time by hand: that stays,
-- as long as it is the earlier of the two.
create or replace function courtyard.end_role_with_residency() returns trigger language plpgsql as $$
begin
  update member_role set ends_on = new.ends_on
  where tenant_id = new.tenant_id and residency_id = new.id and ends_on is distinct from new.ends_on
    and not coalesce(ends_on < least(coalesce(old.ends_on, 'infinity'), coalesce(new.ends_on, 'infinity')), false);
  return null;
end $$;
