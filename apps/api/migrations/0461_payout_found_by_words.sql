-- Batches of payouts are found by their number and note.
select courtyard.make_searchable('payout_batch', 'payout-batch', $$'#' || number$$, $$concat_ws(' ', '#' || number, note)$$);
