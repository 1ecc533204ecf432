-- When an offered time was taken: who takes one late needs no reminder of what they just did.
alter table reservation add column accepted_at timestamptz;
