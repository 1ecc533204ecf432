-- Who has read few of very many finds them as soon as the others.
create index notification_receipt_read on notification_receipt (tenant_id, member_id, notification_id)
  where read_at is not null;
