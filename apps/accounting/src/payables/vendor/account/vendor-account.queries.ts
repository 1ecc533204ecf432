import { call } from '@courtyard/common';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { vendors } from '../vendor.queries';

/** What is owed to a vendor today, with their latest bills and payments. */
export const useVendorAccount = (vendorId: string) =>
  useQuery({
    queryKey: [...vendors.keys.all, 'account', vendorId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/vendors/:vendorId/account', { params: { vendorId }, signal })).data,
  });

/** What moved on the account of a vendor from a day to another. */
export const useVendorStatement = (vendorId: string, days: { from: string; to: string }) =>
  useQuery({
    queryKey: [...vendors.keys.all, 'statement', vendorId, days],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/v1/vendors/:vendorId/statement', {
          params: { vendorId },
          query: days,
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

/** What goes on the 1099s of a year. */
export const useTaxRegister = (year: number) =>
  useQuery({
    queryKey: [...vendors.keys.all, 'tax-register', year],
    queryFn: async ({ signal }) => (await call('GET /api/v1/tax-register', { query: { year }, signal })).data,
    placeholderData: keepPreviousData,
  });
