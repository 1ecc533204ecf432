import type { PlatformCalls } from './index';

/**
 * The calls that a program can make by their names: those of the platform, and those of the sections that its `calls.d.ts`
 * adds to this interface. So a section is compiled against the calls that it makes, not against those of all sections.
 */
export interface Calls extends PlatformCalls {}

/** Whose data a program reads and changes, as query keys and live events name it; `calls.d.ts` adds the section's id. */
export interface DataOwners {
  /** The administration of mail, jobs and files. */
  operations: true;
  /** What members ask. */
  support: true;
}
