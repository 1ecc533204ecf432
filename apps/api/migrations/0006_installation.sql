-- What all processes of one installation share.
create table installation (
  singleton boolean primary key default true check (singleton),
  secret bytea not null check (length(secret) >= 32)
);
