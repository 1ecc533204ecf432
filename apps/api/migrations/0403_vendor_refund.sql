-- A vendor sends back money for credits: a payment below zero, of credits alone.
alter table vendor_payment drop constraint vendor_payment_amount_minor_check;
alter table vendor_payment add check (amount_minor >= 0 or amount_minor = -credit_minor);
