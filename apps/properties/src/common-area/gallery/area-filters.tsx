import { useCan, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import { Box, Checkbox, Field, Flex, NativeSelect } from '@courtyard/ui';
import { SearchBox } from '@courtyard/ui/data';
import { useCallback } from 'react';
import { areaMessages } from '../common-area.messages';
import { areaKinds } from '@courtyard/contract/properties/common-area/common-area.values';
import { galleryMessages } from './gallery.messages';

type FilterName = 'search' | 'kind' | 'archived';

/** What the gallery shows, as its address says it. */
export function useAreaFilters() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (name: FilterName, value: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const setText = useCallback((text: string) => change('search', text), [change]);

  const asked = search.get('kind');
  return {
    text: search.get('search') ?? '',
    setText,
    kind: areaKinds.find((kind) => kind === asked) ?? null,
    archived: search.get('archived') === 'yes',
    isFiltered: search.size > 0,
    change,
    clear: () => setSearch({}, { replace: true }),
  };
}

export function AreaFilters({ filters }: { filters: ReturnType<typeof useAreaFilters> }) {
  const t = useMessages(galleryMessages);
  const tArea = useMessages(areaMessages);
  const canArchive = useCan('Common Area Archive');

  return (
    <Flex gap="3" mb="4" wrap="wrap" align="center">
      <Box flex={{ base: '1 1 100%', md: '0 1 20rem' }}>
        <SearchBox placeholder={t('search')} value={filters.text} onChange={filters.setText} />
      </Box>
      <Box flex={{ base: '1 1 0', md: '0 0 12rem' }}>
        <Field label={tArea('kind')} hideLabel>
          <NativeSelect
            size="sm"
            value={filters.kind ?? ''}
            onChange={(event) => filters.change('kind', event.target.value)}
          >
            <option value="">{t('allKinds')}</option>
            {areaKinds.map((kind) => (
              <option key={kind} value={kind}>
                {tArea(`kind.${kind}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Box>
      {canArchive ? (
        <Checkbox
          label={t('withArchived')}
          checked={filters.archived}
          onChange={(event) => filters.change('archived', event.target.checked ? 'yes' : '')}
        />
      ) : null}
    </Flex>
  );
}
