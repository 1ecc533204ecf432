-- Amounts for one payee within so many days are weighed together; null: each by itself.
alter table approval_rule add column sum_days int check (sum_days between 1 and 366);
