import { type ListPager, usePagerStore } from '@courtyard/common';
import { useLocation, useNavigate, useSearchParams } from '@courtyard/common/router';
import { useLayoutEffect } from 'react';
import { placeIn, queryAt, type Step, pagerOnPage, type Pager, pagerIn } from './pager.rules';

/** One of a list that is walked through: where it is, and the ways to its neighbours. */
export interface PagerState {
  name: string;
  position: number;
  total: number;
  previous: Way | null;
  next: Way | null;
}

interface Way {
  name: string;
  go: () => void;
}

/** The place of a record in the list that one came from; null for who came from elsewhere. */
export function usePager<R extends { id: string }>(list: ListPager<R>, id: string): PagerState | null {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const pager = pagerIn(state);
  const place = pager && placeIn(pager, id);
  const before = useStepOver(list, pager, place?.before ?? null, -1);
  const after = useStepOver(list, pager, place?.after ?? null, 0);
  useWhereabouts(place ? pager : null, id);
  if (!place) return null;

  const tab = params.get('tab');
  const wayTo = (step: Step | null): Way | null =>
    step && {
      name: step.name,
      go: () => {
        // The tab stays: one compares the same of each. Back leads to the list, however far one walked.
        const to = tab === null ? list.to(step.id) : `${list.to(step.id)}&tab=${tab}`;
        void navigate(to, { replace: true, state: { pager: step.pager } });
        window.scrollTo(0, 0);
      },
    };
  const { name, position, total } = place;
  return {
    name,
    position,
    total,
    previous: wayTo(place.previous ?? before),
    next: wayTo(place.next ?? after),
  };
}

/** The record beyond the border of the page that is known: the one at a place of the page at a cursor, once it is there. */
function useStepOver<R extends { id: string }>(
  list: ListPager<R>,
  pager: Pager | null,
  cursor: string | null,
  at: 0 | -1,
): Step | null {
  const isAsked = pager !== null && cursor !== null;
  const page = list.usePage(isAsked ? queryAt(pager, cursor) : null);
  if (!isAsked || !page) return null;
  const beyond = pagerOnPage(pager, cursor, page, list.nameOf);
  const row = beyond.rows.at(at);
  return row ? { ...row, pager: beyond } : null;
}

/** Tells the breadcrumbs and the list where one is. */
function useWhereabouts(pager: Pager | null, id: string): void {
  const list = pager?.list ?? null;
  useLayoutEffect(() => {
    if (list === null) return undefined;
    usePagerStore.setState({ list, last: { list, id } });
    return () => usePagerStore.setState({ list: null });
  }, [list, id]);
}
