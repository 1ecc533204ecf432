-- Transfers between bank accounts are found by their number and memo.
select courtyard.make_searchable('transfer', 'transfer', $$'#' || number$$, $$concat_ws(' ', '#' || number, memo)$$);
