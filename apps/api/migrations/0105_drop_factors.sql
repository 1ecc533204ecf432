-- Removes all second factors of a member of the transaction's community, whose account others help with. What they were, nobody is told.
create function courtyard.drop_factors(p_member_id uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
  had boolean := courtyard.has_factor(p_member_id);
begin
  select m.identity_id into whose from member m
    where m.tenant_id = courtyard.tenant_id() and m.id = p_member_id;
  delete from totp where identity_id = whose;
  delete from passkey where identity_id = whose;
  delete from recovery_code where identity_id = whose;
  return had;
end $$;
revoke execute on function courtyard.drop_factors(uuid) from public;
grant execute on function courtyard.drop_factors(uuid) to courtyard_app;
