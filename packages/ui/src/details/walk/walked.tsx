import type { ListWalk } from '@courtyard/common';
import { useWalkState } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { LinkStateContext } from '../../actions/links';
import { WalkBar } from './walk-bar';

interface WalkedProps<Row> {
  /** None on a form: it leads back to the thing first. */
  list: ListWalk<Row> | undefined;
  id: string;
  children: ReactNode;
}

/** A page about a thing of a list: leads on to its neighbours, and its links keep the list, so that a form leads back to it. */
export function Walked<Row extends { id: string }>({ list, id, children }: WalkedProps<Row>) {
  return (
    <LinkStateContext value={useWalkState()}>
      {list ? <WalkBar list={list} id={id} /> : null}
      {children}
    </LinkStateContext>
  );
}
