import type { ListPager } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import { type ReactNode, useDeferredValue } from 'react';
import { LinkStateContext } from '../../actions/links';
import type { Pager } from '../../details/pager/pager.rules';
import type { ListQuery } from '../column';

interface ListLinksProps<Row> {
  /** None where the rows have no pages that this person may open. */
  pager: ListPager<Row> | undefined;
  query: ListQuery<Row>;
  rowId: (row: Row) => string;
  /** What the list's call was asked. */
  asked: Pager['query'] | undefined;
  children: ReactNode;
}

/** A list whose links take it along as it is now, so that one goes on to the next from what they open. */
export function ListLinks<Row>(props: ListLinksProps<Row>) {
  const { pathname, search } = useLocation();
  // Drawn together with the rows that the links are in.
  const state = useDeferredValue(stateOf(props, `${pathname}${search}`));
  return <LinkStateContext value={state}>{props.children}</LinkStateContext>;
}

function stateOf<Row>(
  { pager, query, rowId, asked }: ListLinksProps<Row>,
  list: string,
): { pager: Pager } | null {
  const answer = query.isPlaceholderData ? undefined : query.data;
  if (!pager || !asked || !answer) return null;
  const rows = answer.data.map((row) => ({ id: rowId(row), name: pager.nameOf(row) }));
  return { pager: { list, query: asked, rows, page: answer.page } };
}
