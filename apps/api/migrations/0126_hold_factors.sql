-- Holds the factors of a member of the transaction's community as they are until its end, whoever removes one. Tells whether there is any.
create function courtyard.hold_factors(p_member_id uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from identity i join member m on m.identity_id = i.id
    where m.tenant_id = courtyard.tenant_id() and m.id = p_member_id
    for no key update of i;
  return courtyard.has_factor(p_member_id);
end $$;
revoke execute on function courtyard.hold_factors(uuid) from public;
grant execute on function courtyard.hold_factors(uuid) to courtyard_app;
