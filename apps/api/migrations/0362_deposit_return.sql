-- A refundable deposit that is given back, whole or less what is kept of it.
do $$
declare found text;
begin
  for found in select conname from pg_constraint
    where conrelid = 'adjustment'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%write-off%'
  loop
    execute format('alter table adjustment drop constraint %I', found);
  end loop;
end $$;
alter table adjustment
  -- Of its amount, what is kept; the account is what that is income of.
  add column kept_minor bigint not null default 0,
  add check (kept_minor between 0 and amount_minor - credit_minor),
  add check (kept_minor = 0 or kind = 'deposit-return'),
  add check (kind in ('credit-memo', 'waiver', 'write-off', 'refund', 'deposit-return')),
  add check ((kind in ('refund', 'write-off') or kept_minor > 0) = (account_id is not null));
