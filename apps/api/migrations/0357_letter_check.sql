-- A letter whose reason may end while it waits is asked about again when it is delivered: by whom, the section says.
alter table mail add column checked_by text check (checked_by <> '');
alter table mail drop constraint mail_status_check;
alter table mail add constraint mail_status_check
  check (status in ('queued', 'sent', 'failed', 'kept', 'withheld'));
