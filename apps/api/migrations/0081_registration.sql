-- Whether everybody may ask to join, or people come by invitation only. Communities that are there took everybody's wish.
alter table tenant add column open_registration boolean not null default false;
grant update (open_registration) on tenant to courtyard_app;
update tenant set open_registration = true;

-- A wish to join is not told to the community before who wrote it has proved the address. Of the link a hash is kept.
create table unconfirmed_request (
  tenant_id uuid not null references tenant (id),
  id uuid not null,
  email text not null check (email = lower(email)),
  display_name text not null,
  note text not null default '',
  language text check (language in ('en', 'es')),
  token_hash bytea not null check (length(token_hash) = 32),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, email),
  unique (tenant_id, token_hash)
);
select courtyard.fence('unconfirmed_request');

-- It opened nothing: who is let in sets a password by a link.
alter table registration_request drop column password_hash;
