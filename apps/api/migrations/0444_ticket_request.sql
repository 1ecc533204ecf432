-- What a ticket became. The section that keeps requests gives its id and number; the link is told by it.
alter table ticket add column request_id uuid;
alter table ticket add column request_number int check (request_number > 0);
alter table ticket add check ((request_id is null) = (request_number is null));
