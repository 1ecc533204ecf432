-- Work that failed for good, as the community that it was for may see it: payloads stay out of sight, and so does what is of
-- no community or of another.
create index failed_job_by_tenant on pgboss.job ((data ->> 'tenantId')) where state = 'failed';

create function courtyard.failed_jobs()
  returns table (id uuid, kind text, queued_at timestamptz, failed_at timestamptz, attempts int, message text, code text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select job.id, job.name, job.created_on, coalesce(job.completed_on, job.started_on, job.created_on), job.retry_count + 1,
    coalesce(job.output ->> 'message', job.output -> 'value' ->> 'message', ''), coalesce(job.output ->> 'code', '')
  from pgboss.job job
  where job.state = 'failed' and job.data ->> 'tenantId' = courtyard.tenant_id()::text
$$;

-- Queues failed work of the community again, with all its attempts, and wakes who does it. Of none named it is all.
create function courtyard.retry_failed_jobs(p_ids uuid[]) returns table (id uuid, kind text)
  language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with retried as (
    update pgboss.job job
    set state = 'retry', retry_count = 0, started_on = null, completed_on = null, start_after = now()
    where job.state = 'failed' and job.data ->> 'tenantId' = courtyard.tenant_id()::text
      and (p_ids is null or job.id = any (p_ids))
    returning job.id, job.name
  ), woken as materialized (
    select pg_notify('courtyard_jobs', name) from (select distinct name from retried) as kinds
  )
  select retried.id, retried.name from retried where (select count(*) from woken) is not null
$$;

-- Gives failed work of the community up: it is never done.
create function courtyard.dismiss_failed_jobs(p_ids uuid[]) returns table (id uuid, kind text)
  language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update pgboss.job job set state = 'cancelled'
  where job.state = 'failed' and job.data ->> 'tenantId' = courtyard.tenant_id()::text
    and (p_ids is null or job.id = any (p_ids))
  returning job.id, job.name
$$;

revoke all on function courtyard.failed_jobs(), courtyard.retry_failed_jobs(uuid[]), courtyard.dismiss_failed_jobs(uuid[])
  from public;
grant execute on function courtyard.failed_jobs(), courtyard.retry_failed_jobs(uuid[]), courtyard.dismiss_failed_jobs(uuid[])
  to courtyard_app;
