-- A letter to an owner: with an invoice, or with a receipt. Why one was not mailed after all stands with it.
alter table invoice_letter rename to owner_letter;
alter table owner_letter rename constraint invoice_letter_pkey to owner_letter_pkey;
alter index invoice_letter_by_invoice rename to owner_letter_by_invoice;
alter table owner_letter alter column invoice_id drop not null;
alter table owner_letter drop constraint invoice_letter_kind_check;
alter table owner_letter
  add column payment_id uuid,
  add column withheld text check (withheld in ('on-hold', 'ended', 'settled', 'unreachable', 'not-drawn')),
  add constraint owner_letter_kind_check check (kind in ('invoice', 'reminder', 'receipt')),
  add constraint owner_letter_about check (
    (kind in ('invoice', 'reminder')) = (invoice_id is not null) and (kind = 'receipt') = (payment_id is not null)),
  add foreign key (tenant_id, payment_id) references payment (tenant_id, id);
create index owner_letter_by_payment on owner_letter (tenant_id, payment_id, asked_at) where payment_id is not null;
create index owner_letter_by_mail on owner_letter (tenant_id, mail_id) where mail_id is not null;
