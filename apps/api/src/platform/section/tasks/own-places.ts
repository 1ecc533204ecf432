import type { Tx } from '../../database/database';

/** Who asks for what is theirs. */
export interface OwnPlacesQuery {
  memberId: string;
  /** The community's day. */
  today: string;
  /** More are not shown. */
  limit: number;
}

/** What a member has of their own, in the order in which they are shown, at most `limit`: the id and the name of each. */
export type FindOwnPlaces = (tx: Tx, query: OwnPlacesQuery) => Promise<{ id: string; title: string }[]>;
