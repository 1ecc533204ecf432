import { Box } from '@courtyard/ui';
import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import type { Place } from '../../app/entry/place';

export type Go = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

/** Address and navigation of the account screens: of the browser's history for a visitor, of the router in the shell. */
export const AccountNavigation = createContext<{ place: Place; go: Go }>({
  place: { pathname: '/pages/login', search: '', hash: '', state: null },
  go: (to) => window.location.assign(to),
});

export const useAccountNavigation = () => use(AccountNavigation);

/**
 * What a link does: a plain press stays in the application, anything else is the browser's. The next screen knows where
 * the person wanted to go, as this one does.
 */
export function useFollow(given?: unknown) {
  const { go, place } = useAccountNavigation();
  const state = given ?? place.state;
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(event.currentTarget.pathname, state === null ? {} : { state });
  };
}

/** A link between account screens. */
export function AccountLink(props: { to: string; state?: unknown; children: ReactNode }) {
  const { to, state, children } = props;
  const follow = useFollow(state);
  return (
    <Box
      asChild
      color="accent.fg"
      fontWeight="semibold"
      borderRadius="xs"
      textUnderlineOffset="3px"
      _hover={{ textDecoration: 'underline' }}
    >
      <a href={to} onClick={follow}>
        {children}
      </a>
    </Box>
  );
}
