-- A unit whose charges are overdue for more than so many days books nothing; null: what it owes is no matter.
alter table common_area add column arrears_days int check (arrears_days between 0 and 365);
