import { call, useCan, useLabels } from '@courtyard/common';
import type { AddressPart, KnownAddress } from '@courtyard/contract/properties/property/address';
import type { propertyInput } from '@courtyard/contract/properties/property/property';
import { propertyLabels } from '@courtyard/contract/properties/property/property.labels';
import { SimpleGrid } from '@courtyard/ui';
import { ComboboxField, type FormOf, type LoadOptions, TextField } from '@courtyard/ui/forms';
import { useRef } from 'react';

/** What a street or a town says of the rest. */
const following = { line1: ['city', 'region', 'postalCode'], city: ['region', 'postalCode'] } as const;

/** Streets and towns that the community has already, or others; what a chosen one says is filled in where nothing stands. */
export function AddressFields({ form }: { form: FormOf<typeof propertyInput> }) {
  const t = useLabels(propertyLabels);
  const { field } = form;
  const seesAll = useCan('Properties List View');
  const known = useRef(new Map<string, KnownAddress>());

  const choicesOf = (of: AddressPart) => {
    const options: LoadOptions = async (search, signal) => {
      const { data } = await call('GET /api/v1/properties/addresses', { query: { of, search }, signal });
      const found = new Map<string, KnownAddress>();
      // The most frequent comes first: a street of two towns is in the one that more live in.
      for (const address of data) {
        const name = address[of] ?? '';
        if (!found.has(name)) found.set(name, address);
      }
      for (const [name, address] of found) known.current.set(`${of} ${name}`, address);
      return [...found.keys()].map((name) => ({ value: name, label: name }));
    };
    const fillIn = (name: string) => {
      const address = known.current.get(`${of} ${name}`);
      for (const part of following[of]) {
        const path = `address.${part}` as const;
        if (address?.[part] && !form.getValues(path))
          form.setValue(path, address[part], { shouldDirty: true });
      }
    };
    return {
      options: seesAll ? options : [],
      isFree: true,
      onChoose: (option: { value: string } | null) => option && fillIn(option.value),
    };
  };

  return (
    <>
      <ComboboxField {...field('address.line1')} label={t('addressLine1')} {...choicesOf('line1')} />
      <TextField {...field('address.line2')} label={t('addressLine2')} />
      <ComboboxField {...field('address.city')} label={t('city')} {...choicesOf('city')} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField {...field('address.region')} label={t('region')} />
        <TextField {...field('address.postalCode')} label={t('postalCode')} />
      </SimpleGrid>
    </>
  );
}
