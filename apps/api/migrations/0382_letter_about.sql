-- What a letter is about, for whom it is asked before it goes: what was withdrawn while it waited is not sent.
alter table mail add column checked_about uuid check (checked_about is null or checked_by is not null);
