-- What a decision about a booking took the place of, so that the person who made it can take back exactly that.
alter table reservation
  add column undo jsonb;
comment on column reservation.undo is
  'Who decided last (memberId) and what stood before: status, decidedBy, decidedAt, decisionReason. Null where nothing can be taken back.';
