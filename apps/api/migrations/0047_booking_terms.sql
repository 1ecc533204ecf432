-- What cancelling costs, and when whoever booked is reminded.
alter table common_area
  -- Until so many hours before its start a booking is cancelled without a fee; later this share of the fee is kept.
  add column free_cancel_hours int not null default 0 check (free_cancel_hours between 0 and 2160),
  add column kept_fee_percent int not null default 0 check (kept_fee_percent between 0 and 100),
  -- Null: no reminder.
  add column remind_hours int default 24 check (remind_hours between 1 and 336);
-- The terms as they were when it was booked, like the fee.
alter table reservation
  add column free_cancel_hours int not null default 0 check (free_cancel_hours >= 0),
  add column kept_fee_percent int not null default 0 check (kept_fee_percent between 0 and 100),
  -- What of the fee stays owed, once it is cancelled.
  add column kept_fee_minor bigint check (kept_fee_minor between 0 and fee_minor),
  add check (kept_fee_minor is null or status = 'cancelled');
