import { createContext, use } from 'react';

/** The two parts of the wordmark. */
export interface Brand {
  first: string;
  second: string;
}

export const defaultBrand: Brand = { first: 'Court', second: 'yard' };

export const BrandContext = createContext<Brand>(defaultBrand);

export const useBrand = () => use(BrandContext);
