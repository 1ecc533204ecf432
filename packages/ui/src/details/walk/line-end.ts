import { createContext } from 'react';

/** The end of the breadcrumbs' line, which the frame gives to the page; null until it is drawn. */
export const LineEndContext = createContext<HTMLElement | null>(null);
