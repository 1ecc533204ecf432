import type { Preferences, Task } from '@courtyard/contract';
import type { ReadContext } from '../call-context';

/** What a provider is asked: in whose name and community, on which day, and of which record where one is named. */
export interface TaskQuestion extends ReadContext {
  /** The community's day. */
  today: string;
  language: Preferences['language'];
  /** Tasks about this record alone; null: all. */
  about: { record: string; recordId: string } | null;
  /** No more than these are listed of a kind; `total` counts the rest. */
  most: number;
}

/** A task as its section says it; `id` is unique within the kind, and another once it has to be done anew. */
export type FoundTask = Omit<Task, 'section' | 'kind' | 'urgency' | 'span' | 'action' | 'text'> &
  Partial<Pick<Task, 'span' | 'action' | 'text'>>;

export interface FoundTasks {
  /** The soonest of all, at most as many as were asked for. */
  tasks: readonly FoundTask[];
  /** How many there are in all. */
  total: number;
}

/**
 * What of a kind waits for a person. It is asked only where the section is in use and the caller has the permission, in
 * the caller's transaction, behind the community's fence; whose of the community's things it tells of is its own matter.
 */
export interface TaskProvider {
  /** Unique within the section: `booking-request`. */
  kind: string;
  /** Who can do it; null: any member. */
  permission: string | null;
  find(question: TaskQuestion): Promise<FoundTasks>;
}
