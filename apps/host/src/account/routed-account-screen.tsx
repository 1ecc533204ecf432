import { useLocation, useNavigate } from '@courtyard/common/router';
import { AccountScreen } from './account-screen';

/** An account screen inside of the shell's router. */
export function RoutedAccountScreen() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <AccountScreen
      place={{ pathname, search, hash, state }}
      go={(to, options) => void navigate(to, options ?? {})}
    />
  );
}
