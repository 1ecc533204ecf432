import type { Preferences } from '@courtyard/contract';
import type { Caller } from '../../auth/sessions/caller';
import type { Env } from '../../core/env';
import type { Tx } from '../../database/database';

/** Whose first days they are. */
export interface FirstStepsReader {
  caller: Pick<Caller, 'tenantId' | 'memberId' | 'permissions'>;
  preferences: Preferences;
  env: Env;
  /** The community's day. */
  today: string;
}

/** Something that is done once when a community, or a person in it, begins. */
export interface FirstStepProvider {
  /** Within its section. */
  id: string;
  titles: Readonly<Record<Preferences['language'], string>>;
  /** Only who holds it is asked to. */
  permission?: string;
  /** How it stands, from what there is: whether it is done, and the page where it is. Null where it is nothing to this person. */
  look(tx: Tx, reader: FirstStepsReader): Promise<{ isDone: boolean; url: string } | null>;
}
