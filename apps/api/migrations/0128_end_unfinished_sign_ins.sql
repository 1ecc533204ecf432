-- Who ends all sessions of a person ends the sign-ins that wait for their second step too.
alter table sign_in_challenge enable row level security;
create policy own_challenges on sign_in_challenge for select to courtyard_self
  using (identity_id = nullif(current_setting('app.identity_id', true), '')::uuid);
create policy end_own_challenges on sign_in_challenge for delete to courtyard_self
  using (identity_id = nullif(current_setting('app.identity_id', true), '')::uuid);
grant select (identity_id), delete on sign_in_challenge to courtyard_self;
