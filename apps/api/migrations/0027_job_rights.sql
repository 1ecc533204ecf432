-- Who serves one community may queue work and see nothing of what waits: payloads are those of all communities.
revoke all on all tables in schema pgboss from courtyard_app;
grant select on pgboss.queue to courtyard_app;
grant select (id), insert on pgboss.job to courtyard_app;
