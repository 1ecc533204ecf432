import type { ListPage } from '@courtyard/common';
import { chakra } from '../../theme/styled';
import { IconButton } from '../../actions/icon-button';
import { NativeSelect } from '../../forms/fields/native-select';
import { useDataTexts } from '../data.messages';
import { pageSizes } from '../state/table-state.rules';
import type { TableState } from '../state/use-table-state';

/** Ways to the two ends of a long list. */
export interface ListEnds {
  toFirst: () => void;
  toLast: () => void;
}

interface TablePagingProps {
  /** Names the list: a page may have several. */
  label: string;
  page: ListPage;
  count: number;
  state: TableState;
  /** Headings of columns that there is no room for. */
  hidden: readonly string[];
  /** Further ways to turn, where the list can be opened at either end. */
  ends?: ListEnds | undefined;
}

/** "1–50 of 100,000", page size, and the two ways to turn. */
export function TablePaging({ page, count, state, hidden, ends, label }: TablePagingProps) {
  const t = useDataTexts();
  const from = page.firstPosition;
  // On the last page the button that led there keeps the focus.
  const turnTo = (cursor: string | null, turn = () => state.setCursor(cursor)) =>
    cursor === null ? { 'aria-disabled': true } : { onClick: turn };
  return (
    <chakra.nav
      aria-label={t('pages', { list: label })}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      columnGap="4"
      rowGap="2"
      px="4"
      py="2"
      borderTopWidth="1px"
      borderColor="border.default"
      fontSize="sm"
      color="fg.muted"
    >
      {hidden.length > 0 ? (
        <chakra.span me="auto" fontSize="xs" color="fg.subtle">
          {t('hiddenColumns', { columns: hidden.join(', ') })}
        </chakra.span>
      ) : null}
      <chakra.label
        display="flex"
        alignItems="center"
        gap="2"
        me={{ base: 'auto', md: '0' }}
        _print={{ display: 'none' }}
      >
        <chakra.span hideBelow="sm">{t('perPage')}</chakra.span>
        <NativeSelect
          size="sm"
          width="5rem"
          aria-label={t('perPage')}
          value={state.limit}
          onChange={(event) => state.setLimit(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </NativeSelect>
      </chakra.label>
      <chakra.span aria-live="polite">
        {count === 0 ? t('none') : t('range', { from, to: from + count - 1, total: page.total })}
      </chakra.span>
      <chakra.span display="flex" gap="1">
        {ends ? (
          <IconButton
            size="sm"
            icon="to-first"
            label={t('toFirst')}
            {...turnTo(page.previous, ends.toFirst)}
          />
        ) : null}
        <IconButton size="sm" icon="chevron-left" label={t('previous')} {...turnTo(page.previous)} />
        <IconButton size="sm" icon="chevron-right" label={t('next')} {...turnTo(page.next)} />
        {ends ? (
          <IconButton size="sm" icon="to-last" label={t('toLast')} {...turnTo(page.next, ends.toLast)} />
        ) : null}
      </chakra.span>
    </chakra.nav>
  );
}
