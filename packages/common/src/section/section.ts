import type { sectionRoutes } from '@courtyard/contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SlotSubject } from './slot';

/** A section by the id of its `section.json`. */
export type SectionId = keyof typeof sectionRoutes;

/** Whose the data is that query keys begin with and live events name: a section's; the administration's of mail, jobs and files; what members ask. */
export type DataOwner = SectionId | 'operations' | 'support';

/** What a section exposes as `./routes`: its pages, relative to its base path. */
export type SectionRoutes = RouteObject[];

/** What a section exposes as `./slots`: its contributions to other pages by the ids of its `section.json`. */
export type SectionSlots = Record<string, ComponentType<{ subject: SlotSubject }>>;
