import type { DataOwners } from '@courtyard/contract/calls';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SlotSubject } from './slot';

/** Whose the data is that query keys begin with and live events name. */
export type DataOwner = keyof DataOwners;

/** What a section exposes as `./routes`: its pages, relative to its base path. */
export type SectionRoutes = RouteObject[];

/** What a section exposes as `./slots`: its contributions to other pages by the ids of its `section.json`. */
export type SectionSlots = Record<string, ComponentType<{ subject: SlotSubject }>>;
