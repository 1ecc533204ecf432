-- The first day that a plan makes orders for, since it was activated or its rule changed; empty where that is as it starts.
alter table service_plan add column counts_from date;

-- A visit to come of work that is over is in the way of its vendor and its unit, and can be cancelled by nobody.
alter table work_order no force row level security;
alter table work_order_visit no force row level security;
update work_order_visit visit set state = 'cancelled' from work_order
  where work_order.tenant_id = visit.tenant_id and work_order.id = visit.work_order_id
    and work_order.state in ('draft', 'done', 'accepted', 'cancelled') and visit.state <> 'cancelled' and visit.starts_at > now();
alter table work_order force row level security;
alter table work_order_visit force row level security;
