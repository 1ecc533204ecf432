-- Files of what was said in a ticket: who may read the message may read them.
create table ticket_message_file (
  tenant_id uuid not null,
  message_id uuid not null,
  position int not null,
  file_id uuid not null,
  primary key (tenant_id, message_id, position),
  foreign key (tenant_id, message_id) references ticket_message (tenant_id, id),
  foreign key (tenant_id, file_id) references file (tenant_id, id)
);
select courtyard.fence('ticket_message_file');
create index ticket_message_file_by_file on ticket_message_file (tenant_id, file_id);

select courtyard.make_searchable('ticket', 'ticket', 'subject', $$concat_ws(' ', subject, '#' || number)$$);
