-- The log of a community is read by time: all of it, of some kinds of things, or of a person. What it is filtered by lies in
-- the index, so that counting touches no row.
drop index audit_log_by_time;
create index audit_log_by_time on audit_log (tenant_id, at desc, id desc)
  include (subject_type, action, actor_member_id, actor_name);
create index audit_log_by_kind on audit_log (tenant_id, subject_type, at desc, id desc);
create index audit_log_by_person on audit_log (tenant_id, actor_member_id, at desc, id desc);
