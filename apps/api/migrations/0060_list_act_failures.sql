-- An act on many rows that fails again and again ends so, and says it. What was frozen keeps its version: a row that
-- somebody changed meanwhile stays as it is. Acts and rows of before have neither section nor version.
alter table list_act
  add column section text,
  -- Slices that failed one after the other.
  add column failures int not null default 0,
  drop constraint list_act_status_check,
  add constraint list_act_status_check check (status in ('running', 'done', 'cancelled', 'failed'));
alter table list_act_row add column version int;
