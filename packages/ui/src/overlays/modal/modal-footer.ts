import { createContext } from 'react';

/**
 * The foot of the modal around, which a form inside puts its buttons into: one, at the bottom right, and it does not scroll.
 * `element` is null until it is drawn; the whole is null where there is no modal.
 */
export const ModalFooterContext = createContext<{ element: HTMLElement | null } | null>(null);
