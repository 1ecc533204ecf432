-- Who had the notice of a meeting and is invited no more is told so, and the event is taken out of their calendar.
alter table meeting_notice drop constraint meeting_notice_kind_check;
alter table meeting_notice add constraint meeting_notice_kind_check
  check (kind in ('notice', 'change', 'withdrawal', 'cancellation'));
