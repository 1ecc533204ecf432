import { createContext } from 'react';

/** The end of the breadcrumbs' line, which the frame gives to the page; null where there is no frame. */
export const LineEndContext = createContext<HTMLElement | null>(null);
