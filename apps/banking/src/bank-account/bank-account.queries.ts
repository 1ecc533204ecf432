import { defineResource } from '@courtyard/common';

const bankAccounts = defineResource({ section: 'banking', key: 'bank-accounts' });

export const useBankAccounts = () => bankAccounts.useRead('GET /api/v1/bank-accounts');
