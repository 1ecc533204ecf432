import { Box } from '@courtyard/ui';
import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import type { Place } from '../../app/entry/place';

export type Go = (to: string, options?: { replace?: boolean }) => void;

/** Where the account screens are and how they go on: by the entry for a visitor, by the router in the shell. */
export const AccountNavigation = createContext<{ place: Place; go: Go }>({
  place: { pathname: '/pages/login', search: '', hash: '', state: null },
  go: (to) => window.location.assign(to),
});

export const useAccountNavigation = () => use(AccountNavigation);

/** What a link does: a plain press stays in the application, anything else is the browser's. */
export function useFollow() {
  const { go } = useAccountNavigation();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(event.currentTarget.pathname);
  };
}

/** A link between account screens. */
export function AccountLink({ to, children }: { to: string; children: ReactNode }) {
  const follow = useFollow();
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
