-- How often a letter was tried, and what the server said at the last attempt, in its own words. Servers repeat the address in
-- them: it stands beside in the same row, and goes with it.
alter table mail add column attempts int not null default 0;
alter table mail add column server_answer text;

-- Letters are found by what became of them, the newest first.
create index mail_by_status on mail (tenant_id, status, queued_at desc, id desc);

-- When letters of the community are tried next: payloads themselves stay out of sight.
create function courtyard.next_mail_attempts() returns table (mail_id uuid, next_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select (job.data ->> 'mailId')::uuid, min(job.start_after)
  from pgboss.job job
  where job.name = 'mail.deliver' and job.state < 'active' and job.data ->> 'tenantId' = courtyard.tenant_id()::text
  group by 1
$$;
revoke all on function courtyard.next_mail_attempts() from public;
grant execute on function courtyard.next_mail_attempts() to courtyard_app;
