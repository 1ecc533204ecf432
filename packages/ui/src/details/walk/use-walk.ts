import { type ListWalk, useWalked } from '@courtyard/common';
import { useLocation, useNavigate, useSearchParams } from '@courtyard/common/router';
import { useLayoutEffect } from 'react';
import { placeIn, queryAt, type Step, walkOnPage, type Walk, walkIn } from './walk.rules';

/** One of a list that is walked through: where it is, and the ways to its neighbours. */
export interface Walking {
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
export function useWalk<R extends { id: string }>(list: ListWalk<R>, id: string): Walking | null {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const walk = walkIn(state);
  const place = walk && placeIn(walk, id);
  const before = useStepOver(list, walk, place?.before ?? null, -1);
  const after = useStepOver(list, walk, place?.after ?? null, 0);
  useWhereabouts(place ? walk : null, id);
  if (!place) return null;

  const tab = params.get('tab');
  const wayTo = (step: Step | null): Way | null =>
    step && {
      name: step.name,
      go: () => {
        // The tab stays: one compares the same of each. Back leads to the list, however far one walked.
        const to = tab === null ? list.to(step.id) : `${list.to(step.id)}&tab=${tab}`;
        void navigate(to, { replace: true, state: { walk: step.walk } });
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
  list: ListWalk<R>,
  walk: Walk | null,
  cursor: string | null,
  at: 0 | -1,
): Step | null {
  const isAsked = walk !== null && cursor !== null;
  const page = list.usePage(isAsked ? queryAt(walk, cursor) : null);
  if (!isAsked || !page) return null;
  const beyond = walkOnPage(walk, cursor, page, list.nameOf);
  const row = beyond.rows.at(at);
  return row ? { ...row, walk: beyond } : null;
}

/** Tells the breadcrumbs and the list where one is. */
function useWhereabouts(walk: Walk | null, id: string): void {
  const list = walk?.list ?? null;
  useLayoutEffect(() => {
    if (list === null) return undefined;
    useWalked.setState({ list, last: { list, id } });
    return () => useWalked.setState({ list: null });
  }, [list, id]);
}
