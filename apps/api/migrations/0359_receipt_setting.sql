-- Whether the form of a payment begins with a receipt by e-mail.
alter table billing_setting add column sends_receipts boolean not null default false;
