import { useLocation, useNavigate, useSearchParams } from '@courtyard/common/router';

interface AddressPart {
  /** What is open, null where nothing is. */
  value: string | null;
  open: (value: string) => void;
  close: () => void;
}

const openedHere = (state: unknown, name: string) =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;

/**
 * What is open on a page, kept in its address: a link opens it too, and the browser's Back closes it. Closing leads back to
 * where it was opened, or takes it out of the address for who came by a link.
 *
 * @param name of the search parameter: "booking"
 */
export function useAddressPart(name: string): AddressPart {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const withPart = (value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    value: search.get(name),
    open: (value) => setSearch(withPart(value), { state: { opened: name }, preventScrollReset: true }),
    close: () => {
      if (openedHere(location.state, name)) void navigate(-1);
      else setSearch(withPart(null), { replace: true, preventScrollReset: true });
    },
  };
}
