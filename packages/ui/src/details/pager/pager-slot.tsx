import type { ListPager } from '@courtyard/common';
import { usePagerState } from '@courtyard/common/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkStateContext } from '../../actions/links';
import { leadToHeading } from '../../layout/lead-to-heading';
import { PagerBar } from './pager-bar';

interface PagerSlotProps<Row> {
  /** None on a form: it leads back to the record first. */
  list: ListPager<Row> | undefined;
  id: string;
  children: ReactNode;
}

/** A page about a record of a list: leads on to its neighbours, and its links keep the list, so that a form leads back to it. */
export function Walked<Row extends { id: string }>({ list, id, children }: PagerSlotProps<Row>) {
  useHeadingOf(id);
  return (
    <LinkStateContext value={usePagerState()}>
      {list ? <PagerBar list={list} id={id} /> : null}
      {children}
    </LinkStateContext>
  );
}

/** The heading of the next one has the focus where that was on what went with the one before; who had it nowhere begins at the top. */
function useHeadingOf(id: string): void {
  const shown = useRef(id);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === id) return undefined;
    shown.current = id;
    const isGone = focused.current instanceof Element && !focused.current.isConnected;
    const main = document.querySelector('main');
    return main && isGone ? leadToHeading(main) : undefined;
  }, [id]);
}
